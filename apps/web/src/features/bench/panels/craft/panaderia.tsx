import type { PanaderiaBody } from '@obrador/engine'
import { grams, percent, withUnit } from '../../../../format/numbers.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { dough as say } from '../../../../words/es/panels.ts'
import type { CraftPanelProps } from './props.ts'

/** What comes of a dough: what it yields, and how others would quote it. The shares themselves stand in its table. */
export function PanaderiaPanel({ body }: CraftPanelProps<PanaderiaBody>) {
  const { explicacion } = body
  if (!explicacion) return null
  const { harina_total_g: flour, masa_total_g, rendimiento_masa, merma, sal_100g_pan, convenciones } = explicacion
  return (
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
  )
}
