import type { SafetyClass } from '../../words/safety.ts'

/** As short as a small paper needs it. */
const chilled = (temperature: string): string => `Conservar a ${temperature}. Una vez abierto, consumir en 24 h.`
const dry = 'Una vez abierto, cerrar bien.'
const STORAGE: Readonly<Partial<Record<SafetyClass, (temperature: string) => string>>> = {
  1: chilled,
  2: chilled,
  3: chilled,
  4: (temperature) => `Conservar a ${temperature}. Una vez abierto, consumir en 3 días.`,
  5: (temperature) => `Conservar ${temperature}. Una vez abierto, en frío.`,
  6: (temperature) => `Conservar a ${temperature}. ${dry}`,
  7: () => `Conservar en lugar fresco y seco. ${dry}`,
  F: (temperature) => `Conservar a ${temperature}. No recongelar.`,
}

/** Who must give each of the mandatory mentions. */
export const mandatoryTerms = {
  who: { obrador: 'Obrador; confírmalo', formula: 'la fórmula y las fichas de tus proveedores', maker: 'tú' },
  texts: {
    ingredients: 'La lista de ingredientes, en orden de peso, con los alérgenos destacados: «ingredientes.texto».',
    allergens: 'Los alérgenos, destacados en la lista o, sin lista, con la palabra «contiene»: «alergenos.texto».',
    net: 'La cantidad neta, en el mismo campo visual que el nombre (no si pesa menos de 5 g o se vende por unidades a la vista).',
    use_by: 'Fecha de caducidad: es muy perecedero. La da quien valida su vida útil, no Obrador.',
    best_before: 'Fecha de consumo preferente: la da quien valida su vida útil, no Obrador.',
    within_a_day: 'Sin fecha, el pan y la bollería que se consumen en 24 h (anexo X.1.d).',
    operator: 'Nombre o razón social y dirección de quien responde del producto.',
    origin:
      'El origen, si callarlo confunde, si se muestra un lugar o un nombre protegido, o si el ingrediente primario es de otro sitio.',
    use: 'Modo de empleo, si sin él cuesta usarlo bien (descongelar, hornear, consumir cocido).',
    alcohol: 'Grado alcohólico, solo en bebidas con más de 1,2 % vol.',
    alcohol_held:
      'Lleva más de un 1,2 % vol de alcohol, si no se evapora: en una bebida, di el grado (art. 28); en lo demás no es obligatorio, pero avisa: «contiene alcohol».',
    nutrition: 'Información nutricional: la tabla de «nutricion».',
    nutrition_claimed:
      'Información nutricional: la tabla de «nutricion», obligatoria siempre, porque el nombre hace una declaración nutricional (anexo V.18 y 19; art. 30).',
    asks_small:
      '¿Vendes solo pequeñas cantidades, directamente o a comercios de tu zona? España no fija kilos: si es así, la información nutricional no es obligatoria.',
    lot: 'Lote (RD 1808/1991), y registro sanitario si te corresponde. Letra de 1,2 mm de altura de la x o más (0,9 si el envase no llega a 80 cm²), en español.',
  },
  /** What the consumer is told, by class of keeping (art. 25); what may not be sold has no such sentence. */
  storage: (clase: SafetyClass, temperature: string): string | undefined => STORAGE[clase]?.(temperature),
  falls: {
    granel:
      'Sin envasar o envasado a petición: nombre, alérgenos, cantidad de ingredientes y grado alcohólico, en etiqueta o cartel; los alérgenos pueden decirse de palabra si están escritos y hay un aviso a la vista (RD 126/2015, arts. 4 a 6).',
    envasado_propio:
      'Envasado por ti para vender de inmediato en tus tiendas: todo menos la información nutricional (RD 126/2015, art. 5).',
    hosteleria: 'Servido en tu local: los alérgenos (RD 126/2015, art. 4.2).',
    distancia: 'A distancia: todo menos la fecha, antes de la compra (Reg. (UE) 1169/2011, art. 14).',
  },
} as const
