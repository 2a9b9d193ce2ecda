// What the build makes of a `.svg` that a script imports, with a name that stands for no file.
module.exports = { __esModule: true, default: 'drawings/stub.svg' };
