// What the build makes of a `.pdf`, with a size that is easy to recognise in text.
module.exports = { __esModule: true, default: { file: 'documents/stub.pdf', bytes: 820_000 } };
