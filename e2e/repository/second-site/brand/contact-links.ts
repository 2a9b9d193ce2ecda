export const visitPath = '/';
