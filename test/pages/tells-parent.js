// Posts the events of a page's table to the parent, because a test can't access a page in a sandbox.
const table = () => document.querySelector('capodama-table');
for (const type of ['table-ready', 'table-unsaved', 'table-error', 'table-turn']) {
  document.addEventListener(type, ({detail}) => window.parent.postMessage({type, code: detail.code}, '*'));
}
addEventListener('message', async ({data}) => {
  if (data === 'move') {
    const {moves} = table().scene ?? {moves: []};
    window.parent.postMessage({type: 'moved', moved: moves.length > 0 && table().play(moves[0])}, '*');
  }
  if (data === 'look') {
    const notice = table().shadowRoot.querySelector('.notice')?.textContent ?? '';
    window.parent.postMessage({type: 'looked', notice: notice.trim(), errors: window.errors}, '*');
  }
});
