// Class names in tests are the names written in the style sheet.
const names = new Proxy({}, { get: (_target, name) => String(name) });

module.exports = { __esModule: true, default: names };
