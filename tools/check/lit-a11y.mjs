// Oxlint plugin with the rules of eslint-plugin-lit-a11y. They write to `parserServices`, which Oxlint seals, so each
// rule gets its own.
import plugin from 'eslint-plugin-lit-a11y';

function create(rule, context) {
  const parserServices = {value: {}};
  const sourceCode = {get: () => Object.create(context.sourceCode, {parserServices})};
  return rule.create(Object.create(context, {sourceCode}));
}

export default {
  meta: {name: 'lit-a11y'},
  rules: Object.fromEntries(
    Object.entries(plugin.rules).map(([name, rule]) => [name, {...rule, create: (context) => create(rule, context)}]),
  ),
};
