import { spoken } from '../spoken.ts'

export const colophonWords = spoken('colophonWords', {
  label: 'Más de Obrador',
  languages: 'Idioma',
  free: 'Libre y gratuito. Sin cuenta, sin cookies, sin anuncios: tus fórmulas no salen de este dispositivo si tú no las compartes.',
} as const)
