// Imports every file that the page's import map names, and tells the page which were refused.
const {integrity} = JSON.parse(document.querySelector('script[type=importmap]').textContent);
const files = Object.keys(integrity);
Promise.allSettled(files.map((file) => import(file))).then((ends) => {
  window.imported = {
    count: files.length,
    refused: files.filter((_, place) => ends[place].status === 'rejected'),
  };
});
