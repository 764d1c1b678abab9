/**
 * The pages of the app, by the last part of their address; the first is the bench. All are the one document: the build
 * tells the service worker and the service which they are (build/service-worker.ts).
 */
export const PAGE_ADDRESSES = [
  '',
  'formulas',
  'importar',
  'carta',
  'produccion',
  'hornadas',
  'montaje',
  'etiqueta',
  'mapa',
  'alergenos',
  'despensa',
  'precios',
  'catalogo',
  'saco',
  'lotes',
  'mas',
  'ciencia',
  'programar',
  'copia',
  'compartir',
] as const
