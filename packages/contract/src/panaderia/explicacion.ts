import type { PanaderiaBody } from '@obrador/engine'
import { Type } from 'typebox'
import { explicacionSchema } from '../explicacion.ts'

type Reading = NonNullable<PanaderiaBody['explicacion']>['lecturas'][number]

const number = (description: string) => Type.Number({ description })

const Lectura = Type.Object(
  {
    nombre: Type.String({ description: 'Nombre, como se mandó.' }),
    role: Type.Unsafe<Reading['role']>({ type: 'string', description: 'Papel en la masa.' }),
    ingrediente: Type.Optional(Type.String({ description: 'Fila del catálogo.' })),
    fase: Type.Unsafe<Reading['fase']>({
      type: 'string',
      description:
        'Dónde cuenta: base (harina), masa, seco, nula, pieza, sal, levadura o prefermento; de una preparación, mezcla, y cada cosa donde le toca.',
    }),
    factorLevadura: Type.Optional(number('Gramos de levadura fresca a los que equivale un gramo.')),
    prefermento: Type.Optional(
      Type.Object(
        {
          hidratacion: number('Hidratación del prefermento, % sobre su harina.'),
          supuesta: Type.Boolean({ description: 'Si la hidratación se ha supuesto.' }),
          harina_g: number('Harina que aporta, g.'),
          agua_g: number('Agua que aporta, g.'),
          sal_g: number('Sal que aporta, g.'),
        },
        { description: 'Cómo se reparte el prefermento.' },
      ),
    ),
  },
  { description: 'Cómo se leyó una línea.' },
)

const Convenciones = Type.Object(
  {
    hidratacion_nominal: number('Líquidos vertidos a peso completo, % sobre la harina.'),
    harina_prefermentada: number('Harina que va en el prefermento, % de toda la harina.'),
    levadura_tal_cual: number('Levadura tal como se pesa, % sobre la harina.'),
    levadura_fresca: number('Levadura en equivalente fresco, % sobre la harina.'),
    lactosa: number('Lactosa, % sobre la harina.'),
  },
  { description: 'La misma masa, contada como la cuentan otros.' },
)

export const PanaderiaExplicacion = explicacionSchema({
  lecturas: Type.Array(Lectura, { description: 'Cómo se leyó cada línea.' }),
  convenciones: Convenciones,
  harina_total_g: number('Toda la harina, g.'),
  masa_total_g: number('Toda la masa, g.'),
  rendimiento_masa: number('Masa por 100 g de harina.'),
  merma: number('Parte del peso que se pierde en el horno.'),
  sal_100g_pan: number('Sal por 100 g de pan, g.'),
})
