/** A preparation told apart from another of its name. */
export const preparationApart = (title: string, product: string | undefined): string =>
  product === undefined ? title : `${title} (${product})`
export const numberedName = (name: string, position: number): string => `${name} ${position}`
