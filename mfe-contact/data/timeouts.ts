/** After this long a visitor is told that no answer came. */
export const enquiryTimeoutMs = 15_000;

/** Part of the time above, when an enquiry has to wait for its token; it is sent without one after that. */
export const tokenTimeoutMs = 5_000;
