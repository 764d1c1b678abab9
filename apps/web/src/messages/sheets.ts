export const sheet = { close: 'Cerrar' } as const

export const formulas = {
  title: 'Fórmulas',
  gallery: 'Galería',
  mine: 'Guardadas',
  files: 'Archivos',
  search: 'Buscar en la galería',
  type: 'Tipo',
  allTypes: 'Todos los tipos',
  count: (count: number): string => `${count} ${count === 1 ? 'fórmula publicada' : 'fórmulas publicadas'}`,
  open: 'Abrir',
  openOne: (name: string): string => `Abrir ${name}`,
  forget: (name: string): string => `Olvidar ${name}`,
  none: 'Aún no has guardado ninguna fórmula. «Guardar» deja aquí la que tienes en la mesa.',
  nothing: 'No hay ninguna con esas palabras: prueba con otra o mira todos los tipos.',
  ingredients: (count: number): string => `${count} ingredientes`,
  exportJson: 'Exportar todo (JSON)',
  exportCsv: 'Exportar esta fórmula (CSV)',
  import: 'Importar un archivo',
  importHelp: 'JSON exportado de Obrador, o CSV con el ingrediente y los gramos de cada línea.',
  badFile: 'No entiendo ese archivo: debe ser un JSON de Obrador o un CSV con ingrediente y gramos.',
  imported: (count: number): string => `${count} ${count === 1 ? 'fórmula importada' : 'fórmulas importadas'}.`,
  source: 'Fuente',
} as const

export const paste = {
  title: 'Pegar una lista',
  help: 'Una línea por ingrediente, con sus gramos delante o detrás: «500 g leche entera».',
  label: 'Lista de ingredientes',
  placeholder: '500 g leche entera\n150 g azúcar\nnata 35 %: 120 g',
  read: 'Así la leo',
  understood: (count: number, of: number): string => `${count} de ${of} líneas entendidas`,
  noWeight: 'no veo los gramos: escríbelos',
  volume: 'es un volumen: escríbelo en gramos',
  unknown: 'no está en el catálogo: lo contaré como inerte',
  add: 'Añadir a la fórmula',
  replace: 'Sustituir la fórmula',
  grams: (weight: string): string => `${weight} g`,
} as const

export const own = {
  title: 'Un ingrediente tuyo',
  help: 'Copia la ficha técnica del proveedor, por 100 g. Se guarda en este dispositivo.',
  name: 'Nombre',
  model: 'Se parece a',
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
  needsModel: 'Elige a qué ingrediente del catálogo se parece.',
  needsName: 'Ponle un nombre.',
} as const

export const share = {
  title: 'Compartir',
  help: 'La fórmula va entera en el enlace: no pasa por ningún servidor y no caduca.',
  link: 'Enlace',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado.',
  send: 'Enviar…',
  cannotCopy: 'Este navegador no deja copiar: selecciona el enlace y cópialo a mano.',
} as const

export const kitchen = {
  title: 'Modo obrador',
  close: 'Salir',
  batch: (weight: string): string => `Lote de ${weight}`,
  awake: 'La pantalla no se apagará.',
  sleepy: 'Este navegador no deja mantener la pantalla encendida.',
  weighed: (name: string): string => `${name}, pesado`,
  left: (count: number): string => (count === 0 ? 'Todo pesado' : `Faltan ${count}`),
  reset: 'Empezar de nuevo',
} as const
