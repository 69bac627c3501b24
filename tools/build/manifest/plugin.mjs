// Plugin for the manifest's analyzer that keeps only the elements and their public members.
import {typedElements} from './typed-elements.mjs';

const SOURCE = 'packages/elements/src/';

/** Path of a module in the published package. */
const published = (file) => `dist/${file.replace(/\.ts$/, '.js')}`;

const isPublic = ({name, privacy, static: isStatic}) =>
  !isStatic && privacy !== 'private' && privacy !== 'protected' && !/^[#_]/.test(name);

/** Methods that the browser calls. */
const CALLBACKS = ['connectedCallback', 'disconnectedCallback', 'adoptedCallback', 'attributeChangedCallback'];

/** Returns an item without its `inheritedFrom`, because the base classes are not in the manifest. */
const own = (item) => {
  const {inheritedFrom, ...kept} = item;
  void inheritedFrom;
  return kept;
};

/** Returns a member with its type. Methods stay unchanged. */
function typedMember({typeOf}, member) {
  if (member.kind === 'method') return own(member);
  return {...own(member), type: {text: typeOf(member.name)}};
}

/**
 * Returns the type of an attribute, based on that of its property. If the property also accepts strings, keeps only the
 * string types.
 */
function attributeType(property) {
  const values = property.split(' | ').filter((value) => value !== 'undefined');
  if (values.includes('`${number}`')) return 'number';
  const isText = values.some((value) => /^'|^string$/.test(value));
  return values.filter((value) => !isText || /^'|^string$/.test(value)).join(' | ');
}

const typedAttribute = ({typeOf}, attribute) => ({
  ...own(attribute),
  type: {text: attributeType(typeOf(attribute.fieldName))},
});

function typedEvent({eventOf}, event) {
  const {type, detail} = eventOf(event.name);
  return {...own(event), type: {text: type}, description: `${event.description} \`detail\`: \`${detail}\``};
}

/** Returns an element's declaration from its class in the analyzer's output. */
function elementFrom(element, declaration) {
  const {members = [], attributes = [], events = [], slots, cssParts, cssProperties, cssStates} = declaration;
  const list = (items) => (items?.length ? items.map(own) : undefined);
  // All properties that have an attribute reflect (`base/property.ts`).
  const reflected = new Set(attributes.map(({fieldName}) => fieldName));
  return {
    kind: 'class',
    customElement: true,
    tagName: element.tagName,
    name: element.className,
    summary: declaration.summary,
    description: declaration.description,
    attributes: attributes.map((attribute) => typedAttribute(element, attribute)),
    members: members
      .filter((member) => isPublic(member) && !CALLBACKS.includes(member.name))
      .map((member) => typedMember(element, member))
      .map((member) => (reflected.has(member.name) ? {...member, reflects: true} : member)),
    // The analyzer adds spurious events for `dispatchEvent(new SomeEvent())`. Only those with `@fires` have a
    // description.
    events: events.filter(({description}) => description).map((event) => typedEvent(element, event)),
    slots: list(slots),
    cssParts: list(cssParts),
    cssProperties: list(cssProperties),
    cssStates: list(cssStates),
  };
}

const isTable = ({tagName}) => tagName.endsWith('-table');

/** Returns the game options, keyed by name, with their tables. They are the attributes that not all tables share. */
function optionsOf(declarations) {
  const tables = declarations.filter(isTable);
  const options = new Map();
  for (const {attributes, tagName} of tables)
    for (const attribute of attributes) {
      if (tables.every((table) => table.attributes.some(({name}) => name === attribute.name))) continue;
      const option = options.get(attribute.name) ?? {types: new Set(), tables: []};
      for (const type of attribute.type.text.split(' | ')) option.types.add(type);
      option.tables.push(tagName);
      options.set(attribute.name, option);
    }
  return options;
}

/** Returns the ids of the games as a type. Pages can register others. */
const gamesOf = (declarations) =>
  declarations
    .filter(isTable)
    .map(({tagName}) => `'${tagName.replace(/-table$/, '')}'`)
    .join(' | ');

/**
 * Returns the attributes for game options of an explainer. Its class doesn't declare them, because they depend on the
 * game.
 */
const optionAttributes = (declarations) =>
  [...optionsOf(declarations)].map(([name, {types, tables}]) => ({
    name,
    type: {text: [...types].join(' | ')},
    description: `Option of the game, as on ${tables.map((table) => `\`<${table}>\``).join(', ')}.`,
  }));

/** Returns an element's modules: the one that contains its class, and the one that defines it. */
function modulesOf({file, tagName, className}, path, declaration) {
  const reference = {name: className, module: path};
  const definition = {kind: 'custom-element-definition', name: tagName, declaration: reference};
  return [
    {
      kind: 'javascript-module',
      path,
      declarations: [declaration],
      exports: [{kind: 'js', name: className, declaration: reference}],
    },
    {kind: 'javascript-module', path: published(file), declarations: [], exports: [definition]},
  ];
}

/** Keeps only the elements, with their names and types. */
export const elementsOnly = {
  name: 'elements-only',
  packageLinkPhase({customElementsManifest}) {
    const classes = new Map(
      customElementsManifest.modules.flatMap(({path, declarations = []}) =>
        declarations.map((declaration) => [declaration.name, {path, declaration}]),
      ),
    );
    const found = typedElements().map((element) => {
      const {path, declaration} = classes.get(element.className);
      return {element, path: published(path.slice(SOURCE.length)), declaration: elementFrom(element, declaration)};
    });
    const declarations = found.map(({declaration}) => declaration);
    for (const {attributes, members} of declarations) {
      if (members.some(({name}) => name === 'options')) attributes.push(...optionAttributes(declarations));
      for (const item of [...attributes, ...members])
        if (item.name === 'game') item.type = {text: `${gamesOf(declarations)} | ${item.type.text}`};
    }
    customElementsManifest.modules = found.flatMap(({element, path, declaration}) =>
      modulesOf(element, path, declaration),
    );
  },
};
