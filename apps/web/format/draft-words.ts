import { allergens, etiqueta } from './words.ts'

/** What the page of the formats says of what is begun and not finished. */

export const borradores = {
  $: 'Lo que quedó a medias.',
  paste: {
    $: 'Una lista a medio pegar.',
    text: 'La lista, como se pegó.',
    isRead: 'Se ha leído.',
    corrections: {
      $: 'Por línea.',
      each: {
        $: 'Lo que se ha dicho de una línea.',
        name: 'Qué es.',
        own: 'El ingrediente propio que es.',
        grams: 'Gramos.',
        is: 'Se pesa, es un paso, o ninguna de las dos cosas.',
      },
    },
    recipes: {
      $: 'Por su sitio en la lista, o «all».',
      each: {
        $: 'Lo que se ha dicho de una receta.',
        name: 'Cómo se llama.',
        craft: 'El oficio.',
        type: 'El tipo.',
        made: 'Gramos que se hacen.',
        factor: 'Por cuánto se multiplica cada línea.',
        pieces: 'Cuántas salen.',
      },
    },
    keeping: 'Una fórmula de cada receta, una de todas, o solo la primera.',
    unit: 'Lo que son las cifras sin unidad: kilos, gramos o porcentaje de harina.',
  },
  sack: etiqueta,
  own: {
    $: 'Por el identificador del que se cambia, o «new».',
    each: {
      $: 'Un ingrediente a medio escribir.',
      name: 'Nombre.',
      model: 'La fila del catálogo a que se parece.',
      sheet: { $: 'Lo escrito de su ficha.', each: 'g por 100 g.' },
      price: '€/kg sin IVA.',
      gtin: 'El código de barras, hasta donde está escrito.',
      allergens,
      label: 'Sus ingredientes, como en su etiqueta.',
    },
  },
}
