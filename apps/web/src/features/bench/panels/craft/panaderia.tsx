import type { PanaderiaBody } from '@obrador/engine'
import { gramsText, numberWithUnit, percentWithUnit } from '../../../../format/numbers.ts'
import { FactList } from '../../../../ui/facts.tsx'
import { doughWords as say } from '../../../../words/es/panels.ts'
import type { CraftPanelProps } from './props.ts'

/** What nobody weighed is shown as «?». */
const UNKNOWN = Number.NaN

/** What comes of a dough: what it yields, and how others would quote it. The shares themselves stand in its table. */
export function PanaderiaPanel({ body }: CraftPanelProps<PanaderiaBody>) {
  const { explicacion } = body
  if (!explicacion) return null
  const { harina_total_g: flour, masa_total_g, rendimiento_masa, merma, sal_100g_pan, convenciones } = explicacion
  return (
    <FactList
      facts={[
        [say.flour, `${gramsText(flour)} g`],
        [say.total, `${gramsText(masa_total_g)} g`],
        [say.yield, rendimiento_masa === undefined ? '?' : gramsText(rendimiento_masa)],
        [say.baked, numberWithUnit(masa_total_g * (1 - merma), 'g', 0)],
        [say.loss, percentWithUnit(100 * merma)],
        [say.nominal, percentWithUnit(convenciones.hidratacion_nominal ?? UNKNOWN)],
        [say.prefermented, percentWithUnit(convenciones.harina_prefermentada ?? UNKNOWN)],
        [say.salt, numberWithUnit(sal_100g_pan ?? UNKNOWN, 'g', 2)],
      ]}
    />
  )
}
