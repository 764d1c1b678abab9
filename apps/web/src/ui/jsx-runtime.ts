import { jsx as element, Fragment } from 'react/jsx-runtime'

export type { JSX } from 'react/jsx-runtime'
export { Fragment, jsx as jsxDEV, jsx as jsxs }

/** A space between a figure and its unit; where a text begins with it, the figure is what stands before the text. */
const BEFORE_A_UNIT = /(\d|^) (?=[%€°]|(?:[kmµ]?g|[kM]B|[cm]?[lm]|L|h|min|kcal|kJ)(?![\p{L}\p{N}]))/gu

const isText = (child: unknown): child is string => typeof child === 'string'
const unparted = (child: unknown) => (isText(child) ? child.replace(BEFORE_A_UNIT, '$1\u00a0') : child)

/**
 * The elements of React, in whose texts no line ends between a figure and its unit: `jsxImportSource` of tsconfig.json names this file.
 * What machines read stays as it is.
 */
export function jsx(...[type, props, key]: Parameters<typeof element>): ReturnType<typeof element> {
  if (type === 'script') return element(type, props, key)
  const { children } = props as { readonly children?: unknown }
  const said = Array.isArray(children) && children.some(isText) ? children.map(unparted) : unparted(children)
  return element(type, said === children ? props : { ...(props as object), children: said }, key)
}
