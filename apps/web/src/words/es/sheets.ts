export const sheet = { close: 'Cerrar' } as const

/** What was left half done: a list, an ingredient. */
export const halfDone = { goOn: 'Seguir', discard: 'Descartar' } as const

export const own = {
  title: 'Un ingrediente tuyo',
  help: 'Copia la ficha técnica del proveedor, por 100 g. Se guarda en este dispositivo.',
  name: 'Nombre',
  model: 'Se parece a',
  chooseModel: 'Elegir del catálogo',
  modelHelp: 'La ficha no dice qué azúcares o grasas lleva: los reparto como en este.',
  price: 'Precio (€ por kilo)',
  fields: {
    kcal: 'Energía (kcal)',
    grasa: 'Grasas',
    saturadas: 'de las cuales saturadas',
    hidratos: 'Hidratos de carbono',
    azucares: 'de los cuales azúcares',
    polioles: 'de los cuales polioles',
    fibra: 'Fibra',
    proteinas: 'Proteínas',
    sal: 'Sal',
    agua: 'Humedad',
    alcohol: 'Alcohol',
  },
  sum: (grams: string): string => `La ficha suma ${grams} g de 100`,
  energy: (kcal: string): string => `De sus cifras salen ${kcal} kcal`,
  fine: 'La ficha cuadra.',
  save: 'Guardar el ingrediente',
  halfDone: (name: string): string =>
    name === '' ? 'Tienes un ingrediente a medias.' : `Tienes un ingrediente a medias: «${name}».`,
  needsModel: 'Elige a qué ingrediente del catálogo se parece.',
  needsName: 'Ponle un nombre.',
} as const

export const share = {
  title: 'Compartir',
  help: 'La fórmula va entera en el enlace: no pasa por ningún servidor y no caduca.',
  what: 'Qué mandas',
  lines: 'Ingredientes',
  steps: 'Elaboración',
  tooLong: 'Es larga para un enlace: envíala como fichero.',
  file: 'Descargar como fichero',
  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  send: 'Enviar…',
  csv: 'Descargar en CSV',
  cannotCopy: 'Este navegador no deja copiar: selecciona el enlace y cópialo a mano.',
} as const
