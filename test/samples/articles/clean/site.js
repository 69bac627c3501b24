console.log('A site without cards.');
