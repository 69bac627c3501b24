// Plugin of the manifest's analyzer: keeps the elements, as pages see them.
import {typedElements} from './typed-elements.mjs';

const SOURCE = 'packages/elements/src/';

/** Path of a module in the published package. */
const published = (file) => `dist/${file.replace(/\.ts$/, '.js')}`;

const isPublic = ({name, privacy, static: isStatic}) =>
  !isStatic && privacy !== 'private' && privacy !== 'protected' && !/^[#_]/.test(name);

/** Methods that the browser calls. */
const CALLBACKS = ['connectedCallback', 'disconnectedCallback', 'adoptedCallback', 'attributeChangedCallback'];

/** Item as documented where it was inherited from; the base classes are not in the manifest. */
const own = (item) => {
  const {inheritedFrom, ...kept} = item;
  void inheritedFrom;
  return kept;
};

/** Member with its type; a method as it is. */
function typedMember({typeOf}, member) {
  if (member.kind === 'method') return own(member);
  return {...own(member), type: {text: typeOf(member.name)}};
}

/** Type of an attribute from that of its property: what a property takes as number or boolean, and as text too, an attribute has as text. */
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

/** Declaration of an element, from its class as the analyzer describes it. */
function elementFrom(element, declaration) {
  const {members = [], attributes = [], events = [], slots, cssParts, cssProperties, cssStates} = declaration;
  const list = (items) => (items?.length ? items.map(own) : undefined);
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
      .map((member) => typedMember(element, member)),
    // The analyzer invents events for `dispatchEvent(new SomeEvent())`; those of `@fires` are described.
    events: events.filter(({description}) => description).map((event) => typedEvent(element, event)),
    slots: list(slots),
    cssParts: list(cssParts),
    cssProperties: list(cssProperties),
    cssStates: list(cssStates),
  };
}

const isTable = ({tagName}) => tagName.endsWith('-table');

/** Options of the games: the attributes that a table does not share with all others; by name, with the tables that have each. */
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

/** Ids of the games, as a type; a page may register others. */
const gamesOf = (declarations) =>
  declarations
    .filter(isTable)
    .map(({tagName}) => `'${tagName.replace(/-table$/, '')}'`)
    .join(' | ');

/** Attributes by which an explainer takes the options of its game: it declares none, because they depend on the game. */
const optionAttributes = (declarations) =>
  [...optionsOf(declarations)].map(([name, {types, tables}]) => ({
    name,
    type: {text: [...types].join(' | ')},
    description: `Option of the game, as on ${tables.map((table) => `\`<${table}>\``).join(', ')}.`,
  }));

/** Modules of an element: that of its class, and the one that defines it. */
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
