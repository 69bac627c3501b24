// Imports every file in the page's import map. `imported` lists those that were blocked.
const {integrity} = JSON.parse(document.querySelector('script[type=importmap]').textContent);
const files = Object.keys(integrity);
Promise.allSettled(files.map((file) => import(file))).then((ends) => {
  window.imported = {
    count: files.length,
    refused: files.filter((_, place) => ends[place].status === 'rejected'),
  };
});
