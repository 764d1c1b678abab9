/** What is said of the fields of a batch that was made, in the page of the formats. */

/** Of what has a name of its own its place says nothing. */
const NAMED = ''

export const hornada = {
  $: 'Una hornada hecha.',
  id: 'Identificador.',
  at: 'Cuándo se acabó (ISO 8601).',
  day: 'El día por el que cuenta.',
  formula: NAMED,
  lines: {
    $: 'Pesos reales y lotes.',
    each: {
      $: 'Lo que se sabe de cómo se pesó una línea.',
      line: 'Su lugar en la fórmula, desde 0.',
      name: 'El ingrediente, como se llamaba.',
      identity:
        'Qué es: own:, sack:, row: o formula: y su identificador, o words: y sus palabras si nadie las ha leído.',
      grams: 'Gramos que se pesaron de verdad.',
      lot: 'Lote del saco o la caja, confirmado.',
      supposed: 'Lote del saco que estaba abierto, si nadie lo confirmó.',
      isNew: 'Se abrió para esta hornada.',
    },
  },
  readings: {
    $: 'Lo que se midió.',
    each: {
      $: 'Una lectura.',
      que: 'Qué se midió, como en /api/hornada.',
      value: 'Lo que se leyó.',
      line: 'La línea, si es de un ingrediente.',
      other: 'La segunda cifra: el vaso de helado, o los °C.',
    },
  },
  told: {
    $: 'Lo que se esperaba de cada lectura.',
    each: {
      $: 'Una lectura junto a lo que se esperaba de ella.',
      que: 'Qué se midió.',
      line: 'La línea, si es de un ingrediente.',
      expected: 'Lo que se esperaba.',
      sd: 'Su desviación.',
      read: 'Lo que se leyó.',
      agrees: 'Si cuadró: si, justo o no.',
    },
  },
  temperatures: '°C de cada cosa al amasar.',
  isSure: 'Quien la hizo dijo que todo era como en la fórmula.',
  chosen: {
    $: 'La explicación que se eligió, como en /api/hornada.',
    causa: 'Qué fue.',
    linea: 'La línea, desde 0.',
    que: 'La lectura.',
    gramos: 'Gramos de más, de menos o que se quedaron.',
  },
  lot: 'Lote de la hornada, como en la etiqueta.',
  note: 'Nota.',
  verdict: 'Si cuadró.',
  sentence: 'Lo que se dijo.',
  added: {
    $: 'Lo que se añadió para arreglarla.',
    each: { $: 'Algo que se añadió.', name: 'Qué.', grams: 'Gramos.' },
  },
  piece: 'La pieza que se montó, si lo es: sus líneas son las partes.',
  pieces: 'Piezas que salieron.',
  to: 'A qué empresa fue.',
  evidence: 'Lo que enseña, como lo escribe el motor: sale de lo demás.',
  open: 'El lote abierto, por fila del catálogo.',
}
