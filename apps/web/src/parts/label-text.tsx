import type { IngredientList } from '@obrador/engine'
import { Fragment } from 'react'

/** The ingredient list as a label prints it: in descending order, allergens in bold. */
export const LabelText = ({ list: { lista } }: { readonly list: IngredientList }) => (
  <p className="label-list">
    {lista.map(({ nombre, tramos }, at) => (
      <Fragment key={nombre}>
        {at > 0 ? ', ' : ''}
        {tramos.map(({ texto, alergeno }, piece) =>
          alergeno === undefined ? (
            texto
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one name never move.
            <strong key={piece}>{texto}</strong>
          ),
        )}
      </Fragment>
    ))}
    .
  </p>
)
