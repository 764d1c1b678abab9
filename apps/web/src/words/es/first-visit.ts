export const firstVisit = {
  label: 'Para qué sirve',
  sentence: 'Pega tu receta: te digo si está equilibrada, cómo puedes llamarla y qué cuesta.',
  free: 'Gratis, sin cuenta. Nada sale de tu aparato.',
  pasteHere: 'Pega aquí tu receta',
  placeholder: 'Pega aquí tu receta, como la tengas: de un mensaje, de un libro, de Excel.',
  try: 'O mira un ejemplo',
  isExample: 'Es un ejemplo: todo se puede deshacer.',
  paste: 'Pegar la mía',
  close: 'No volver a mostrarlo',
} as const
