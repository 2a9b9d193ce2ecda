// Stands for the module that the build makes of an imported `.svg`. No file has its name.
module.exports = { __esModule: true, default: 'drawings/stub.svg' };
