import { Type } from 'typebox'
import type { KeptDrafts, LineCorrection, LineKind, RecipeKeeping } from '../src/model/drafts.ts'
import { alergenos, byKey, craft, figure, maybe, oneOf, text } from './parts.ts'
import { Etiqueta } from './sack.ts'

/** What somebody has begun and not finished. */

const KINDS: readonly LineKind[] = ['ingredient', 'step', 'out']
const KEEPINGS: readonly RecipeKeeping[] = ['apart', 'together', 'first']

const correction = Type.Object(
  {
    name: maybe(text('Qué es.')),
    own: maybe(text('El ingrediente propio que es.')),
    grams: maybe(figure('Gramos.')),
    is: maybe(oneOf(KINDS, 'Se pesa, es un paso, o ninguna de las dos cosas.')),
  },
  { description: 'Lo que se ha dicho de una línea.' },
)

const recipe = Type.Object(
  {
    name: maybe(text('Cómo se llama.')),
    craft: maybe(craft),
    type: maybe(text('El tipo.')),
    made: maybe(figure('Gramos que se hacen.')),
    factor: maybe(figure('Por cuánto se multiplica cada línea.')),
    pieces: maybe(figure('Cuántas salen.')),
  },
  { description: 'Lo que se ha dicho de una receta.' },
)

const Lista = Type.Object(
  {
    text: text('La lista, como se pegó.'),
    isRead: Type.Boolean({ description: 'Se ha leído.' }),
    corrections: byKey(Type.Unsafe<LineCorrection>(correction), 'Por línea.'),
    recipes: byKey(recipe, 'Por su sitio en la lista, o «all».'),
    keeping: maybe(oneOf(KEEPINGS, 'Una fórmula de cada receta, una de todas, o solo la primera.')),
  },
  { description: 'Una lista a medio pegar.' },
)

const Ingrediente = Type.Object(
  {
    name: text('Nombre.'),
    model: maybe(text('La fila del catálogo a que se parece.')),
    sheet: Type.Unsafe<Required<KeptDrafts>['own'][string]['sheet']>(
      byKey(figure('g por 100 g.'), 'Lo escrito de su ficha.'),
    ),
    price: maybe(figure('€/kg sin IVA.')),
    gtin: maybe(text('El código de barras, hasta donde está escrito.')),
    allergens: alergenos,
    label: text('Sus ingredientes, como en su etiqueta.'),
  },
  { description: 'Un ingrediente a medio escribir.' },
)

export const Borradores = Type.Object(
  {
    paste: maybe(Lista),
    sack: maybe(Etiqueta),
    own: maybe(byKey(Ingrediente, 'Por el identificador del que se cambia, o «new».')),
  },
  { description: 'Lo que quedó a medias.' },
)
