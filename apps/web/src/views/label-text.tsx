import type { IngredientList } from '@obrador/engine'
import { Fragment } from 'react'
import * as labelPanelCss from './label-panel.module.css'

interface Props {
  readonly list: IngredientList
  /** What stands before it in its own line. */
  readonly lead?: string
}

/** The ingredient list as a label prints it: in descending order, allergens in bold. */
export const LabelText = ({ list: { lista }, lead }: Props) => (
  <p className={labelPanelCss.list} data-part="label-list" lang="es">
    {lead === undefined ? null : <b>{lead} </b>}
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
