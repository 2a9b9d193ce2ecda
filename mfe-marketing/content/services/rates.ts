/** In per cent: dues of the wage, our service charge of the cost, and tax of the price. */
export const rates = { epf: 13, esic: 3.25, bonus: 8.33, charge: 8, gst: 18 };

/** '18 % GST', on one line. */
export const gst = `${rates.gst}\u00a0% GST`;
