// Stands for the module that the build makes of a `.pdf` or `.csv`. Its size is easy to recognise in text.
module.exports = { __esModule: true, default: { file: 'documents/stub.pdf', bytes: 820_000 } };
