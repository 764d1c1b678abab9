/** What the client says when it is not the service that speaks. */

export const unreachableService = (address: string): string =>
  `No hay respuesta de ${address}: comprueba la dirección y la conexión.`

export const tooSlow = (milliseconds: number): string =>
  `El servicio no ha respondido en ${milliseconds} ms: vuelve a intentarlo o sube «timeout».`

export const unintelligibleAnswer = (status: number): string =>
  `La respuesta (${status}) no es de Obrador: comprueba la dirección del servicio.`
