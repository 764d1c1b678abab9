import type { PanaderiaBody } from '@obrador/engine'
import { grams, percent, withUnit } from '../../formula/numbers.ts'
import { dough as say } from '../../messages/panels.ts'
import { TableHead } from '../../parts/table-head.tsx'
import { Facts } from '../facts.tsx'
import type { CraftPanelProps } from './props.ts'

/** Everything over the flour, as bakers write it. */
export function PanaderiaPanel({ body, overview }: CraftPanelProps<PanaderiaBody>) {
  const { explicacion } = body
  if (!explicacion) return null
  const { harina_total_g: flour, masa_total_g, rendimiento_masa, merma, sal_100g_pan, convenciones } = explicacion
  return (
    <>
      <table className="table">
        <caption>{say.table}</caption>
        <TableHead rows={say.ingredient} figures={[say.percent]} />
        <tbody>
          {overview.lines.map(({ name, grams: weight }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may bear the same name.
            <tr key={`${name}${index}`}>
              <th scope="row">{name}</th>
              <td className="number">{percent((100 * weight) / flour)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        facts={[
          [say.flour, `${grams(flour)} g`],
          [say.total, `${grams(masa_total_g)} g`],
          [say.yield, grams(rendimiento_masa)],
          [say.baked, `${grams(masa_total_g * (1 - merma))} g`],
          [say.loss, percent(100 * merma)],
          [say.nominal, percent(convenciones.hidratacion_nominal)],
          [say.prefermented, percent(convenciones.harina_prefermentada)],
          [say.salt, withUnit(sal_100g_pan, 'g', 2)],
        ]}
      />
    </>
  )
}
