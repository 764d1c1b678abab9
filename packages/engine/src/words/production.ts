/** A preparation told apart from another of its name. */
export const apart = (title: string, product: string | undefined): string =>
  product === undefined ? title : `${title} (${product})`
export const numbered = (name: string, position: number): string => `${name} ${position}`
