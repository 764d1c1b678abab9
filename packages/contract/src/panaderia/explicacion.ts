import type { PanaderiaBody } from '@obrador/engine'
import { bothTexts, type SchemaText } from '../both-texts.ts'
import { explicacionSchema } from '../explicacion.ts'
import { Type } from '../schema-type.ts'

type Reading = NonNullable<PanaderiaBody['explicacion']>['lecturas'][number]

const number = (about: SchemaText) => Type.Number(about)
/** Missing where nobody weighed what it counts. */
const numberIfWeighed = (about: SchemaText) => Type.Optional(number(about))

const Lectura = Type.Object(
  {
    nombre: Type.String(bothTexts`Nombre, como se mandó. | Name, as it was sent.`),
    role: Type.Unsafe<Reading['role']>({ type: 'string', ...bothTexts`Papel en la masa. | Role in the dough.` }),
    ingrediente: Type.Optional(Type.String(bothTexts`Fila del catálogo. | Row of the catalogue.`)),
    fase: Type.Unsafe<Reading['fase']>({
      type: 'string',
      ...bothTexts`Dónde cuenta: base (harina), masa, seco, nula, pieza, sal, levadura o prefermento; de una preparación, mezcla, y cada cosa donde le toca. | Where it counts: base (flour), masa (dough), seco (dry), nula (nowhere), pieza (inclusion), sal (salt), levadura (yeast) or prefermento (pre-ferment); of a preparation, mezcla (mixture), and each thing where it belongs.`,
    }),
    factorLevadura: Type.Optional(
      number(
        bothTexts`Gramos de levadura fresca a los que equivale un gramo. | Grams of fresh yeast that a gram equals.`,
      ),
    ),
    prefermento: Type.Optional(
      Type.Object(
        {
          hidratacion: number(
            bothTexts`Hidratación del prefermento, % sobre su harina. | Hydration of the pre-ferment, % of its flour.`,
          ),
          supuesta: Type.Boolean(bothTexts`Si la hidratación se ha supuesto. | Whether the hydration was assumed.`),
          harina_g: number(bothTexts`Harina que aporta, g. | Flour that it brings, g.`),
          agua_g: number(bothTexts`Agua que aporta, g. | Water that it brings, g.`),
          sal_g: number(bothTexts`Sal que aporta, g. | Salt that it brings, g.`),
        },
        bothTexts`Cómo se reparte el prefermento. | How the pre-ferment is divided.`,
      ),
    ),
  },
  bothTexts`Cómo se leyó una línea. | How a line was read.`,
)

const Convenciones = Type.Object(
  {
    hidratacion_nominal: numberIfWeighed(
      bothTexts`Líquidos vertidos a peso completo, % sobre la harina. | Liquids poured in at their whole weight, % of the flour.`,
    ),
    harina_prefermentada: numberIfWeighed(
      bothTexts`Harina que va en el prefermento, % de toda la harina. | Flour that is in the pre-ferment, % of all flour.`,
    ),
    levadura_tal_cual: numberIfWeighed(
      bothTexts`Levadura tal como se pesa, % sobre la harina. | Yeast as it is weighed, % of the flour.`,
    ),
    levadura_fresca: numberIfWeighed(
      bothTexts`Levadura en equivalente fresco, % sobre la harina. | Yeast as fresh, % of the flour.`,
    ),
    lactosa: numberIfWeighed(bothTexts`Lactosa, % sobre la harina. | Lactose, % of the flour.`),
  },
  bothTexts`La misma masa, contada como la cuentan otros. | The same dough, counted as others count it.`,
)

export const PanaderiaExplicacion = explicacionSchema({
  lecturas: Type.Array(Lectura, bothTexts`Cómo se leyó cada línea. | How each line was read.`),
  convenciones: Convenciones,
  harina_total_g: number(bothTexts`Toda la harina, g. | All flour, g.`),
  masa_total_g: number(bothTexts`Toda la masa, g. | All dough, g.`),
  rendimiento_masa: numberIfWeighed(bothTexts`Masa por 100 g de harina. | Dough per 100 g of flour.`),
  merma: number(bothTexts`Parte del peso que se pierde en el horno. | Part of the weight that is lost in the oven.`),
  sal_100g_pan: numberIfWeighed(
    bothTexts`Sal por 100 g de pan, g; falta si está sin pesar. | Salt per 100 g of bread, g; missing if nobody weighed it.`,
  ),
})
