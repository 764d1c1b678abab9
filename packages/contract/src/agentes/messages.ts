/** What agents are told: of the server, of each tool and of its fields. */

export const AGENT_INSTRUCTIONS = `Obrador analiza, ajusta y etiqueta fórmulas de helado, panadería, pastelería, turrón y cacao. Cómo usarlo:
1. Antes de nada resuelve los nombres: si dudas de un ingrediente, búscalo con «buscar_ingrediente» y usa su id. Mira siempre «lecturas»: si «exacta» es false, el nombre se ha interpretado; compruébalo.
2. No pases por alto ningún aviso («avisos»): dilo a quien pregunta. Un ingrediente desconocido pesa y no aporta nada: el veredicto no vale hasta que lo resuelvas o des su composición.
3. No calcules ninguna cifra por tu cuenta ni la redondees: pide a estas herramientas cada número que digas. Para los gramos que arreglan una fórmula usa «ajustar»; para comprobar un cambio, «analizar» otra vez.
4. El PAC está en °C (temperatura de servicio aproximada): es negativo, y cuanto más negativo, más blando. No es el índice clásico.
5. Los pesos son proporciones: da los gramos tal como los tiene el usuario, sin pasarlos a 1000. Las listas pegadas («3 huevos», «1/4 l de leche») van en «texto», sin convertirlas.
6. Con «idioma» en o it contestan en inglés o italiano: mándalo en cada llamada, en el idioma de quien pregunta. In English or Italian: send «idioma» with each call.
7. Lo legal y lo sanitario orienta y no sustituye a la norma: di «si además» cuando la respuesta lo diga.`

export const toolTexts = {
  buscar_ingrediente: {
    title: 'Busca un ingrediente',
    description:
      'Busca en el catálogo por nombre, alias o id, y dice con qué fila se leería ese nombre en una fórmula. Úsalo antes cuando un nombre sea dudoso, una marca o un corte («nata 35», «cobertura 70»). Con «detalle», composición, alérgenos, precio y fuente de la primera fila.',
  },
  tipos: {
    title: 'Tipos de receta de un oficio',
    description:
      'Los tipos de receta de un oficio, con su id. Con «tipo», sus rangos objetivo, el porqué de cada uno y las variantes. Con «texto», lee una receta sin juzgarla: de qué oficio y tipo parece, sus partes y qué hay que preguntar.',
  },
  analizar: {
    title: 'Analiza una fórmula',
    description:
      'Calcula los parámetros de una fórmula, los compara con los rangos de su tipo y dice el veredicto, qué está fuera, las correcciones en gramos, qué puede llamarse y cómo se ha leído cada línea.',
  },
  ajustar: {
    title: 'Ajusta una fórmula',
    description:
      'Da los gramos nuevos, con los menos cambios o al menor coste, ya comprobados. Si no se puede («factible»: false), da la más cercana, qué límite habría que mover y qué ingrediente la abriría: dilo así, sin inventar otra solución.',
  },
  etiquetar: {
    title: 'Etiqueta un producto',
    description:
      'La etiqueta que dice la fórmula: ingredientes, alérgenos, nutrición y denominación. Lo que falta está en «avisos» y «sinDato»: no lo des por ausente.',
  },
  abrir_saco: {
    title: 'Abre un saco',
    description:
      'De la etiqueta de un producto comprado a lo que lleva por 100 g: valor, intervalo probable (9 de cada 10) y seguro de cada cifra, receta probable, contradicciones y qué preguntar al proveedor. Di siempre el intervalo, nunca la cifra sola.',
  },
  componer_carta: {
    title: 'Compone una carta',
    description:
      'Con «carta», las menos bases para unos sabores y qué corregir; con «cambio», qué cambiar en un libro cuando sube un precio o falta algo. Di siempre el porqué y si está probado.',
  },
  anotar_hornada: {
    title: 'Anota una hornada',
    description:
      'De una hornada hecha y lo que se midió: qué se esperaba, si cuadra, qué lo explica, qué añadir ahora y qué cambiar. Si hay «pregunta», hazla antes de aconsejar. Guarda «estado» y mándalo con la próxima.',
  },
} as const

export const toolFieldTexts = {
  idioma: 'Language of what is said: es (if missing), en or it. Law and label stay those of Spain, in Spanish.',
  oficio: 'El oficio de la fórmula.',
  tipo: 'Tipo de receta, de los de su oficio («tipos» los explica). Si falta, el usual del oficio.',
  ingredientes: 'Las líneas de la fórmula. Manda esto o «texto», no los dos.',
  linea: 'Un ingrediente.',
  ingrediente: 'Nombre en español o id del catálogo.',
  gramos: 'Gramos, como proporción: no hace falta que sumen nada.',
  texto:
    'En vez de «ingredientes»: la lista tal como la escribió el usuario, una línea por ingrediente («3 huevos», «1/4 l de leche»). No la conviertas.',
  detalle: 'true: añade en «completo» todo lo calculado, como lo da la interfaz HTTP.',
  etiquetaPegada: 'La etiqueta o la ficha tal como está: lista de ingredientes y tabla por 100 g.',
  nombreProducto: 'Cómo se llama el producto.',
  proceso: 'Qué es; si falta, mezcla.',
  medidas: 'Lo que dice la ficha, g por 100 g: humedad, sacarosa, glucosa, lactosa, SLNG, grasaLactea, cacao…',
  carta: 'El cuerpo de POST /api/carta: base, sabores, correcciones…',
  cambio: 'El cuerpo de POST /api/carta/cambio: libro y cambios.',
  lecturas: 'Lo que se ha medido. Sin ninguna: qué se espera y cuáles merecen la pena.',
  estado: 'El «estado» de la hornada anterior, tal cual: lo que se sabe de los lotes y del taller.',
  q: 'Nombre, alias o id, entero o en parte.',
  venta: 'Cómo se vende: decide lo obligatorio.',
  denominacion: 'Nombre con que se vende: se juzga.',
  comparado: 'Del otro, por 100 g, si es «light»: kcal, grasas, azucares…',
  detalleIngrediente: 'true: añade la composición, los alérgenos, el precio y la fuente de la primera fila.',
  tipoDescrito: 'El tipo del que se quieren los rangos y su porqué.',
  textoLeido: 'Una receta tal como está escrita: «leido» dice qué parece, sin juzgarla.',
  despensa:
    'Nombres de lo que se puede añadir; ["catalogo"] para los ingredientes técnicos que van con el tipo. Si falta, lo que hay en todo obrador de ese tipo; vacía, nada nuevo.',
} as const

/** What the list of tools says of a field; of the others it shows the name alone. */
const formula = {
  tipo: 'Id de «tipos»; si falta, el usual del oficio.',
  ingredientes: 'Esto o «texto».',
  linea:
    'Si se saben: los % de la etiqueta de algo del catálogo, o la composición por 100 g de lo que no está (azucares, sin la lactosa; pac y pod, con la sacarosa a 100)',
  ingrediente: 'Nombre en español o id.',
  gramos: 'Los del usuario; «c/s»: sinPesar.',
  texto: 'La lista del usuario, sin convertir.',
  detalle: 'Añade «completo»: todo.',
  merma: 'De 0 a 0,5, en el horno.',
  awMedida: 'Actividad de agua medida.',
} as const

/** The same formula in another tool: what a field holds is told once. */
const sameFormula = {
  ingredientes: 'Esto o «texto», como en «analizar».',
  linea: 'Además',
  detalle: formula.detalle,
} as const

export const shownWords = {
  buscar_ingrediente: { q: toolFieldTexts.q },
  tipos: { texto: 'Una receta tal como está escrita.' },
  analizar: { idioma: 'es, en, it.', ...formula, vitrina: '°C de la vitrina de helados.' },
  ajustar: {
    ...sameFormula,
    fijo: 'true: no se toca; false: se mueve cuanto haga falta.',
    pieza: 'Gramos de una pieza: van enteras.',
    objetivos: 'Por parámetro, en lugar del rango del tipo: {"min", "max"}, {"factor": 0.8} (−20 %) o "mantener".',
    soloObjetivos: 'Sin los rangos del tipo.',
    total: 'Mantener el peso.',
    seguridad: 'Probabilidad de que todo se cumpla.',
    legal: 'false: sin la ley del nombre.',
    despensa: 'Lo que se puede añadir; ["catalogo"], los técnicos del tipo; vacía, nada.',
    maxCoste: '€/kg.',
    redondeo: 'Paso, en g.',
  },
  abrir_saco: {
    texto: toolFieldTexts.etiquetaPegada,
    proceso: toolFieldTexts.proceso,
    medidas: 'De la ficha, g por 100 g: humedad, sacarosa, cacao…',
  },
  componer_carta: {
    carta:
      '{oficio, type, base: [{name, min, max, opcional}], sabores: [{nombre, ingredients: [{name, grams}], llamarse}], bases: {max}, correcciones: {con, max}}; g por kilo de base',
    cambio:
      '{libro: [{nombre, type, kilos, ingredients}], antes: {precios}, cambios: {precios, faltan}, nuevos: {con, max}}',
  },
  anotar_hornada: {
    linea: 'Además',
    hecho: '{fecha, temperaturas, lineas: [{linea, gramos, lote}], respuesta}',
    medidas: '[{que, valor, linea?}]; que: peso, brix, masa, horneado, aw, humedad…',
  },
  etiquetar: {
    ...sameFormula,
    ficha:
      'Del proveedor, por 100 g: energiaKj, energiaKcal, grasas, saturadas, hidratosDeCarbono, azucares, fibra, proteinas, sal; alergenos, declara.',
    racion: 'g.',
  },
} as const

export const seldomFieldsText = (about: string, names: readonly string[]): string => `${about}: ${names.join(', ')}.`

/** A field that not every craft looks at. */
export const onlyInCrafts = (description: string, crafts: readonly string[]): string =>
  `${description.replace(/\.$/, '')} [${crafts.join(', ')}].`
