// Stands for the module that the build makes of a master. No file has its stem.
module.exports = {
  __esModule: true,
  default: { stem: 'pictures/stub', widths: [480, 800, 1200], width: 1200, height: 900, colour: '#d9e2dd' },
};
