import { MEASURED_FIELDS } from '@obrador/engine'
import { ALLERGEN_KEYS } from '../src/model/decode-library.ts'

/** What the page of the formats says of each field, in the order of the page; of what has a name of its own its place says nothing. */

const NAMED = ''
const forEach = (keys: readonly string[], words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key) => [key, words]))
const per100 = (what: string): string => `${what}, g por 100 g.`

const measured = {
  $: 'Lo que se midió de él, o pone su saco, en lugar de la cifra del catálogo.',
  ...forEach(MEASURED_FIELDS, 'Lo medido.'),
}
export const allergens = {
  $: 'Lo que dice su proveedor; lo que falta, nadie lo ha dicho.',
  ...forEach(ALLERGEN_KEYS, '«has» lo lleva, «traces» trazas, «none» no lo lleva.'),
}

const lineWords = {
  name: 'Como lo escribió quien la hizo.',
  grams: 'Gramos.',
  locked: 'Un ajuste no lo toca.',
  own: 'Identificador del ingrediente propio que es.',
  measured,
  made: NAMED,
  opens: 'Al equilibrar, se mueven las líneas de dentro.',
  stage: {
    $: 'Cómo se hizo antes que el resto: un prefermento, una masa madre.',
    hydration: '% de agua sobre su harina.',
    hours: 'Horas.',
    degrees: '°C.',
  },
  part: 'La parte del producto que es.',
}
export const lineaDeEnlace = { $: 'Una línea de una fórmula.', ...lineWords }
export const linea = { $: 'Una línea de una fórmula.', id: 'Único en su fórmula.', ...lineWords }

export const formulaDeEnlace = {
  $: 'Una fórmula.',
  craft: 'El oficio.',
  type: 'El tipo de receta, como en «type» del servicio.',
  name: 'Nombre; vacío si no lo tiene.',
  given: {
    $: 'Lo que se pierde al hacerla.',
    aguaEvaporada: 'Gramos.',
    merma: '%.',
    perdidaHorneado: '%.',
  },
  batch: {
    $: 'Cuánto se hace; vacío, lo que suman las líneas.',
    total: 'Gramos en total.',
    pieces: 'Piezas.',
    pieceGrams: 'Gramos de cada una.',
    litres: 'Litros.',
    overrun: '% de aire.',
  },
  steps: 'La elaboración, paso a paso.',
  desks: 'Lo que guardan con ella sus mesas de etiqueta, coste y masa.',
  lines: 'Sus líneas, en orden.',
}
export const formula = { ...formulaDeEnlace, entry: 'La del libro de que es copia de trabajo.' }

export const hecha = {
  $: 'La fórmula de que está hecha una línea, entera.',
  entry: 'Identificador de la fórmula en el libro.',
  version: 'Cuál de sus versiones, desde 1; 0 si se tomó a medio hacer.',
  formula: NAMED,
  yields: 'Gramos que quedan de 100 pesados.',
  kept: 'Cuándo se decidió conservar esta, aunque la del libro haya seguido.',
}

export const propio = {
  $: 'Un ingrediente propio.',
  id: 'Único en el dispositivo.',
  name: 'Nombre.',
  model: 'Identificador de la fila del catálogo a que se parece.',
  sheet: {
    $: 'La ficha del proveedor.',
    grasa: per100('Grasas'),
    saturadas: per100('Saturadas'),
    hidratos: per100('Hidratos de carbono'),
    azucares: per100('Azúcares'),
    polioles: per100('Polioles'),
    fibra: per100('Fibra'),
    proteinas: per100('Proteínas'),
    sal: per100('Sal'),
    agua: per100('Agua'),
    alcohol: per100('Alcohol'),
    kcal: 'kcal por 100 g.',
  },
  price: '€/kg sin IVA.',
  gtin: 'Código de barras (GTIN de 8, 12, 13 o 14 cifras).',
  allergens,
  label: 'Sus ingredientes, como en su etiqueta.',
  sack: NAMED,
  isApart: 'No es el otro del mismo nombre.',
  deletedAt: 'Cuándo se borró; las fórmulas que lo llevan aún lo leen.',
}

export const etiqueta = {
  $: 'Lo que se escribió de él.',
  name: 'Cómo se llama.',
  text: 'La etiqueta o la ficha, como se pegó.',
  table: 'La tabla por 100 g, como está impresa.',
  process: 'Qué es.',
  measures: { $: 'Lo que dice la ficha o el proveedor.', each: 'La cifra.' },
  shares: { $: 'Porcentajes que ha dicho el proveedor, por el sitio del ingrediente en la lista.', each: '%.' },
  choices: 'Lo que se ha dicho que es un ingrediente, por su texto.',
}

export const saco = {
  $: 'Lo que se sacó de su etiqueta.',
  draft: etiqueta,
  lines: {
    $: 'La receta probable.',
    each: {
      $: 'Una línea.',
      name: 'El ingrediente.',
      grams: 'Gramos.',
      row: 'La fila del catálogo como la que cuenta, por su identificador.',
    },
  },
  yields: 'Gramos que quedan de 100 pesados.',
  modes: 'Lo que puede errar esa receta: gramos de cada línea que van juntos, una desviación por fila.',
  purchase: 'Lo que varía además de una compra a otra, una desviación por fila.',
  question: 'Lo que queda por preguntar al proveedor.',
  told: 'Lo que se dice de él en la despensa.',
}

export const guardada = {
  $: 'Una fórmula del libro.',
  id: 'Única en el dispositivo.',
  savedAt: 'Cuándo se trabajó en ella por última vez.',
  formula: NAMED,
  versions: {
    $: 'De la primera en adelante.',
    each: {
      $: 'Una fórmula como era cuando alguien la fijó; no se sobrescribe nunca.',
      at: 'Cuándo.',
      note: 'Por qué.',
      formula: NAMED,
      file: 'El fichero con el que se importó.',
    },
  },
  tags: 'Etiquetas del libro.',
  note: 'Nota.',
  deletedAt: 'Cuándo fue a la papelera.',
}

export const precio = {
  $: 'Lo que se paga.',
  pack: '€ por envase, sin IVA.',
  packGrams: 'Gramos del envase.',
  supplier: 'Proveedor.',
  at: 'Cuándo se anotó; vacío si no se sabe.',
}

export const pasado = { $: 'Lo que se pagó.', kilo: '€/kg.', supplier: 'Proveedor.', at: 'Desde cuándo.' }

export const parte = {
  $: 'Una parte de una pieza.',
  id: 'Única en su pieza.',
  ...lineWords,
  loss: '% que se queda por el camino.',
  isDecoration: 'Es decoración.',
  density: 'g/ml.',
  diameter: 'mm, si no llega a la pared.',
  wraps: 'Envuelve a las demás.',
}

export const pieza = {
  $: 'Una pieza montada.',
  id: 'Única en el dispositivo.',
  savedAt: 'Cuándo se trabajó en ella por última vez.',
  name: 'Nombre.',
  legalName: 'Cómo se llama en su etiqueta, si es otro.',
  parts: 'De arriba abajo, en gramos de una pieza.',
  mould: {
    $: 'El molde.',
    shape: 'Su forma.',
    diameter: 'mm de pared a pared.',
    length: 'mm, de una barra.',
    height: 'mm.',
  },
  pieces: 'Piezas que se hacen juntas.',
  packaging: '€ de envase por pieza.',
  minutes: 'Minutos, de todas.',
  hourly: '€ por hora.',
  vat: '% de IVA.',
  margin: '% de margen.',
  price: '€ de venta.',
  desks: 'Lo que guarda su etiqueta.',
}

export const producto = {
  $: 'Lo que se hace ese día.',
  id: 'Único en su plan.',
  entry: 'La fórmula del libro, o la pieza.',
  isPiece: 'Es una pieza montada.',
  pieces: 'Piezas.',
  grams: 'Gramos de una acabada.',
  isWhole: 'Nadie ha dicho cuánto pesa una pieza: los gramos son los de toda la fórmula.',
  loss: '% que no llega a la pieza.',
}

const planWords = {
  date: '«2026-11-21».',
  products: 'Lo que se hace.',
  capacity: 'Gramos que caben de una vez en la máquina de cada oficio.',
  moments: 'Los momentos del día, en orden.',
  when: 'El momento de cada preparación, por su nombre.',
}
export const plan = { $: 'El plan de otro día.', ...planWords }
export const dia = {
  $: 'El plan de un día.',
  ...planWords,
  atHand: {
    $: 'Lo que ya está hecho.',
    each: { name: 'Preparación.', grams: 'Gramos.', at: 'Desde qué día, «2026-11-21».' },
  },
  done: 'Preparaciones tachadas.',
  weighed: 'De las que se están pesando, lo pesado.',
  earlier: 'Días anteriores, el último primero.',
  clock: {
    $: 'El reloj del día.',
    at: 'A qué hora entra en el horno, «06:00».',
    ready: 'A qué hora está listo lo demás, «08:00».',
    own: 'Lo mismo de los productos que tienen su hora, por su nombre.',
    times: { $: 'Tiempos contestados, por preparación.', each: { $: 'Por fase.', each: 'Minutos.' } },
    done: 'Cuándo se hizo cada cosa (ISO 8601).',
  },
}

export const costumbres = {
  $: 'Lo que este obrador hace siempre.',
  operator: 'Quién lo hace y dónde, como en las etiquetas.',
  keeping: 'Cómo se conserva, por su clase.',
  paper: 'El papel de las etiquetas.',
  paperWidth: 'mm.',
  paperHeight: 'mm.',
  points: 'Cuerpo de letra, puntos.',
  screen: 'Escala de la pantalla.',
  hourly: '€ por hora.',
  vat: '% de IVA.',
  overrun: '% de aire.',
  places: 'Cuántas cosas caben a la vez: manos (hands), sitios de horno (oven) y la máquina de cada oficio.',
  degrees: '°C del obrador, por su nombre.',
  opened: {
    $: 'Lo que se ha abierto desde la última hornada, por ingrediente.',
    each: { $: 'Un saco o una caja.', lot: 'Lote.', at: 'Cuándo (ISO 8601).' },
  },
  lots: {
    $: 'Sacos y cajas como llegaron, por ingrediente y lote.',
    each: { $: 'Un lote.', lot: 'Lote.', supplier: 'De quién vino.', bought: 'Cuándo llegó.' },
  },
  forgotten: 'Desde cuándo se aprende de nuevo cada constante del taller.',
}

export const normas = {
  $: 'Rangos propios.',
  cabinet: '°C de la vitrina.',
  ranges: { $: 'Por «oficio.tipo», y por parámetro.', each: { each: 'Mínimo y máximo.' } },
}

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

/** What a copy of version 2 holds; each later version adds to it. */
const copyWords2 = {
  stamp: 'Distingue una escritura de otra.',
  at: 'Cuándo se escribió (ISO 8601).',
  formulas: 'El libro.',
  tables: 'Lo que hay en la mesa de cada oficio.',
  own: 'Ingredientes propios.',
  prices: 'Por el identificador de la fila del catálogo o del ingrediente propio.',
  pieces: 'Piezas montadas.',
  priceHistory: 'Lo que se pagó antes.',
  pantry: 'Lo que se puede añadir al equilibrar.',
  stock: { $: 'Lo que hay contado.', each: 'Gramos.' },
  packets: {
    $: 'Lo que dicen de alérgenos los paquetes que se han mirado, por lo que es cada ingrediente.',
    each: {
      $: 'Un paquete.',
      name: 'Cómo se llamaba.',
      allergens,
      brand: 'De quién es.',
      text: 'Lo que pone.',
      at: 'Cuándo se miró.',
    },
  },
  printsCost: 'La ficha lleva el coste.',
  norms: NAMED,
  photos: 'Fotos por fórmula, como «data:image/…».',
  day: NAMED,
  habits: NAMED,
}
export const copyWords = {
  2: copyWords2,
  3: { ...copyWords2, batches: 'Las hornadas hechas, con sus lotes.', drafts: NAMED },
}
