export const colophonWords = {
  label: 'Altro di Obrador',
  languages: 'Lingua',
  free: 'Libero e gratuito. Senza account, senza cookie, senza pubblicità: le tue formule non escono da questo dispositivo se non le condividi tu.',
} as const
