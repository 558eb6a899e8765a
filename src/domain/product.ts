export const PRODUCT_NAME = 'Lauréat';
