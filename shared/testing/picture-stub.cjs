// What the build makes of a master, with a stem that names no file.
module.exports = {
  __esModule: true,
  default: { stem: 'pictures/stub', widths: [480, 800, 1200], width: 1200, height: 900, colour: '#d9e2dd' },
};
