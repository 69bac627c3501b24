// A custom element of the page, with a table in its shadow root.
window.customElements.define(
  'own-article',
  class extends window.HTMLElement {
    connectedCallback() {
      const table = document.createElement('scopa-table');
      for (const [name, value] of Object.entries({players: '2', speed: 'instant', seed: 'shadow'}))
        table.setAttribute(name, value);
      this.attachShadow({mode: 'open'}).append(table);
    }
  },
);
