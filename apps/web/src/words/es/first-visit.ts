export const firstVisit = {
  label: 'Para qué sirve',
  sentence: 'Escribe una fórmula y te digo si está equilibrada, cómo se llama ante la ley y qué cuesta.',
  try: 'Probar con:',
  paste: 'Pegar la mía',
  close: 'No volver a mostrarlo',
  cannotKeep: 'Este navegador no guarda',
  download: 'Descargar',
} as const
