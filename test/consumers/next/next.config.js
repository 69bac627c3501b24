export default {distDir: 'dist', turbopack: {root: import.meta.dirname}};
