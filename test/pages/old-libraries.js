// Changes built-ins in the ways of MooTools 1.2 to 1.5, Prototype 1.4 to 1.7, date.js and json.js, and of pages whose scripts
// declare globals. Loaded before the kit. docs/embedding.md lists these built-ins.
'use strict';
(() => {
  const {slice, forEach, reverse} = Array.prototype;
  const hasOwn = Object.prototype.hasOwnProperty;
  const ownMap = Array.prototype.map;
  /** Adds methods that `for … in` lists, unless they replace a method. */
  const implement = (object, methods) => {
    for (const name of Object.getOwnPropertyNames(methods)) object[name] = methods[name];
  };

  // MooTools: a list stays itself, and everything without a length becomes a list of one.
  Array.from = (item) => {
    if (item === null || item === undefined) return [];
    if (Array.isArray(item)) return item;
    return typeof item.length === 'number' && typeof item !== 'string' ? slice.call(item) : [item];
  };
  Number.from = (item) => (Number.isFinite(parseFloat(item)) ? parseFloat(item) : null);
  String.from = (item) => `${item}`;
  Function.from = (item) => (typeof item === 'function' ? item : () => item);
  window.Event = function (event) {
    this.event = event;
  };
  window.Element = Object.assign(
    function (tag) {
      return document.createElement(tag);
    },
    {prototype: window.Element.prototype},
  );
  for (const name of ['Class', 'Hash', 'Request', 'Options', 'Template', 'Form', 'Selector', '$'])
    window[name] = function () {};

  // Prototype.
  const each = function (iterator, context) {
    forEach.call(this, iterator, context);
    return this;
  };
  const toArray = function () {
    return [].concat(this);
  };
  const select = function (iterator, context) {
    const found = [];
    this.each((value, place) => {
      if (iterator.call(context, value, place)) found.push(value);
    });
    return found;
  };
  const text = (value) =>
    typeof value === 'string' ? `"${value}"` : value && value.toJSON ? value.toJSON() : `${value}`;
  implement(Array.prototype, {
    each,
    toArray,
    entries: toArray,
    select,
    findAll: select,
    filter: select,
    map(iterator, context) {
      return ownMap.call(this, (value, place) => iterator.call(context, value, place));
    },
    find(iterator, context) {
      return this.select(iterator, context)[0];
    },
    some(iterator, context) {
      return this.select(iterator, context).length > 0;
    },
    every(iterator, context) {
      return this.select(iterator, context).length === this.length;
    },
    reduce() {
      return this.length > 1 ? this : this[0];
    },
    reverse(inline) {
      return reverse.call(inline === false ? this.toArray() : this);
    },
    first() {
      return this[0];
    },
    last() {
      return this[this.length - 1];
    },
    without(...values) {
      return this.select((value) => !values.includes(value));
    },
    toJSON() {
      return `[${this.map(text).join(', ')}]`;
    },
  });
  implement(String.prototype, {
    startsWith(start) {
      return this.lastIndexOf(start, 0) === 0;
    },
    endsWith(end) {
      const place = this.length - end.length;
      return place >= 0 && this.indexOf(end, place) === place;
    },
    sub(pattern, replacement) {
      return this.replace(pattern, replacement);
    },
    times(count) {
      return Array(count + 1).join(this);
    },
    toJSON() {
      return `"${this}"`;
    },
  });
  Number.prototype.toJSON = function () {
    return `${this}`;
  };
  Object.keys = (object) => {
    const names = [];
    for (const name in object) if (hasOwn.call(object, name)) names.push(name);
    return names;
  };
  Object.values = (object) => Object.keys(object).map((name) => object[name]);
  Function.prototype.bind = function (context, ...first) {
    const method = this;
    return function (...given) {
      return method.apply(context, [...first, ...given]);
    };
  };
  const elements = {
    remove() {
      this.parentNode.removeChild(this);
      return this;
    },
    scrollTo() {
      window.scrollTo(0, this.offsetTop);
      return this;
    },
    identify() {
      this.id ||= 'anonymous';
      return this.id;
    },
  };
  for (const name of [
    'update',
    'insert',
    'replace',
    'wrap',
    'show',
    'hide',
    'toggle',
    'visible',
    'select',
    'up',
    'down',
    'next',
    'previous',
    'match',
    'fire',
    'observe',
    'on',
    'store',
    'retrieve',
    'clone',
    'empty',
    'get',
    'set',
    'request',
    'serialize',
  ])
    elements[name] = function () {
      return this;
    };
  implement(HTMLElement.prototype, elements);
  document.getElementsByClassName = (name) => slice.call(document.querySelectorAll(`.${name}`));

  // date.js.
  const {toISOString} = Date.prototype;
  Date.parse = (date) => (Number.isNaN(new Date(date).getTime()) ? null : new Date(date));
  Date.prototype.toISOString = function () {
    return toISOString.call(this).replace(/\.\d+Z$/, 'Z');
  };

  // json.js, and many pages.
  Object.prototype.toJSONString = function () {
    return '';
  };
  Object.prototype.extend = function () {
    return this;
  };
  window.URL = '/ajax';
})();
