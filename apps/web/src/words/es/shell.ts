import type { CraftId } from '../../model/formula.ts'
import { spoken } from '../spoken.ts'

export const BRAND_NAME = spoken('BRAND_NAME', 'Obrador')

/** Short names of the crafts, for the tabs. */
export const craftNames = spoken<Readonly<Record<CraftId, string>>>('craftNames', {
  helado: 'Helado',
  panaderia: 'Pan',
  pasteleria: 'Pastelería',
  turron: 'Turrón',
  cacao: 'Chocolate',
})

/** The words of the page itself, for search engines and for whoever has no scripts. */
export const documentWords = spoken('documentWords', {
  title: 'formulación artesana',
  description:
    'Analiza y equilibra fórmulas de helado, pan, pastelería, turrón y chocolate. Gratis, sin cuenta y sin conexión.',
  noscript: 'Obrador calcula en tu navegador: activa JavaScript para usarlo.',
} as const)

export const navigationWords = spoken('navigationWords', {
  crafts: 'Oficios',
  craft: 'Oficio',
  places: 'Lugares',
  bench: 'Mesa',
  /** Two words, of which a telephone has room for the second. */
  formulas: ['Mis', 'fórmulas'],
  production: 'Producción',
  pantry: 'Despensa',
  widePlaces: 'Otros lugares',
  batches: 'Hornadas y trazabilidad',
  counter: 'Alérgenos',
  piece: 'Montaje',
  more: 'Más',
  science: 'Ciencia',
  developers: 'API',
  copy: 'Copia y ajustes',
  about: 'Acerca de',
  skip: 'Saltar al contenido',
  paste: 'Pegar la mía',
} as const)

export const loadingText = spoken('loadingText', 'Abriendo el obrador…')

export const errorWords = spoken('errorWords', {
  title: 'Algo se ha roto',
  body: 'Tus fórmulas siguen guardadas en este dispositivo. Recarga la página; si vuelve a pasar, exporta la fórmula y empieza de nuevo.',
  reload: 'Recargar',
} as const)

export const toastWords = spoken('toastWords', {
  undo: 'Deshacer',
  close: 'Cerrar el aviso',
  removed: (name: string): string => `Has quitado «${name}».`,
  applied: 'Cambio aplicado.',
  cleared: 'La mesa está vacía.',
  elsewhere: (name: string): string => `«${name}» ha cambiado en otra pestaña.`,
  showOther: 'Ver la otra',
  keepThis: 'Quedarme con esta',
  opened: (name: string): string => `Has abierto «${name}».`,
  former: (name: string): string => `«${name}» queda en Mis fórmulas.`,
  saved: (name: string): string => `«${name}» guardada en este dispositivo.`,
  badLink: 'El enlace está incompleto: pide que te lo manden otra vez.',
  update: 'Hay una versión nueva de Obrador.',
  updateNow: 'Actualizar',
} as const)

export const toastRegionLabel = spoken('toastRegionLabel', 'Notificaciones')
