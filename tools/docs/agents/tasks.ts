import { listText, numberText } from '@obrador/engine'
import type { Session } from './session.ts'

/** What people ask an agent, and how it finds out: every figure of its answer comes from a tool. */
export interface Task {
  readonly title: string
  readonly question: string
  /** The answer to the person, once the tools have been asked. */
  readonly solve: (session: Session) => Promise<string>
}

const changes = (
  lines: readonly { readonly ingrediente: string; readonly despues: number; readonly cambio: number }[],
): string =>
  listText(
    lines
      .filter(({ cambio }) => cambio !== 0)
      .map(({ ingrediente, despues }) => `${ingrediente.toLowerCase()} a ${numberText(despues)} g`),
    'y',
  )

/** An answer that the tools do not bear out is no answer. */
function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`a task of docs/agentes.md is no longer solved: ${what}`)
}

const lemonSorbet: Task = {
  title: 'Un sorbete de limón demasiado duro',
  question:
    'Mi sorbete de limón sale como una piedra. Llevo 500 g de agua, 250 g de zumo de limón y 200 g de azúcar. ¿Qué hago?',
  solve: async ({ call }) => {
    const ingredientes = [
      { ingrediente: 'agua', gramos: 500 },
      { ingrediente: 'zumo de limón', gramos: 250 },
      { ingrediente: 'azúcar', gramos: 200 },
    ]
    const { fuera } = await call('analizar', { oficio: 'helado', tipo: 'sorbete_agua', ingredientes })
    const pac = fuera.find(({ parametro }) => parametro === 'PAC')
    must(pac !== undefined, 'the sorbet is not hard')
    const {
      factible,
      ingredientes: found,
      veredicto,
      titular,
    } = await call('ajustar', { oficio: 'helado', tipo: 'sorbete_agua', ingredientes })
    must(factible === true && veredicto === 'equilibrada', 'the sorbet cannot be put right')
    return `Le falta azúcar que baje el punto de congelación: su PAC es ${numberText(pac?.valor ?? 0)} °C y debería estar entre ${listText(
      (pac?.rango ?? []).map((one) => numberText(one)),
      'y',
    )} °C (cuanto más negativo, más blando). Deja ${changes(found)}. ${titular}`
  },
}

const couverture: Task = {
  title: 'Una cobertura para bañar',
  question:
    'Quiero una cobertura negra para bañar bombones: 500 g de pasta de cacao, 400 g de azúcar y 3 g de lecitina. ¿Es fluida? ¿A cuánto la templo?',
  solve: async ({ call }) => {
    await call('tipos', { oficio: 'cacao', tipo: 'cobertura' })
    const ingredientes = [
      { ingrediente: 'Pasta de cacao', gramos: 500 },
      { ingrediente: 'Azúcar', gramos: 400 },
      { ingrediente: 'Lecitina de soja', gramos: 3 },
    ]
    const before = await call('analizar', { oficio: 'cacao', tipo: 'cobertura', ingredientes })
    must(before.veredicto === 'revisar', 'the couverture is right as it is')
    const {
      factible,
      ingredientes: found,
      titular,
    } = await call('ajustar', { oficio: 'cacao', tipo: 'cobertura', ingredientes })
    must(factible === true, 'the couverture cannot be put right')
    const { temple } = before.puntuacion as {
      readonly temple: Readonly<Record<'fundir' | 'enfriar' | 'trabajar', readonly [number, number]>>
    }
    const degrees = ([least, most]: readonly [number, number]): string => `${numberText(least)}–${numberText(most)} °C`
    return `Así no: ${listText(
      before.fuera.map(({ etiqueta, falta }) => `${etiqueta.toLowerCase()}, ${falta}`),
      'y',
    )}. Deja ${changes(found)}. ${titular} Para templarla: funde a ${degrees(temple.fundir)}, enfría a ${degrees(temple.enfriar)} y trabaja a ${degrees(temple.trabajar)}.`
  },
}

const allergenLabel: Task = {
  title: 'Una etiqueta con alérgenos',
  question:
    'Necesito la etiqueta de mis brownies: 200 g de chocolate del 70 %, 180 g de mantequilla, 4 huevos, 250 g de azúcar, 100 g de harina y 80 g de nueces. Porciones de 60 g.',
  solve: async ({ call }) => {
    const texto =
      '200 g de chocolate 70 %\n180 g de mantequilla\n4 huevos\n250 g de azúcar\n100 g de harina\n80 g de nueces'
    const label = await call('etiquetar', {
      oficio: 'pasteleria',
      tipo: 'brownie',
      texto,
      racion: 60,
      denominacion: 'Brownie con nueces',
    })
    must(label.alergenos.contiene.length >= 4, 'the label names too few allergens')
    const energy = label.porRacion?.find(({ clave }) => clave === 'energiaKcal')
    const warning = label.avisos.length > 0 ? ` Antes de imprimir, mira esto: ${label.avisos.join(' ')}` : ''
    return `${label.ingredientes} ${label.alergenos.texto}${energy ? ` Por porción de 60 g: ${energy.texto}.` : ''}${warning}`
  },
}

const bakersPercentages: Task = {
  title: 'Una masa en porcentajes panaderos',
  question:
    'Tengo apuntada una masa de pizza napolitana así: harina 100 %, agua 45 %, sal 2,8 %, levadura fresca 0,2 %. ¿Está bien?',
  solve: async ({ call }) => {
    const texto = 'Harina 100 %\nAgua 45 %\nSal 2,8 %\nLevadura fresca 0,2 %'
    const formula = { oficio: 'panaderia', tipo: 'pizza_napolitana', texto }
    const { fuera, titular, lecturas } = await call('analizar', formula)
    must(
      fuera.some(({ parametro }) => parametro === 'hidratacion'),
      'so little water is right',
    )
    must(
      lecturas.every(({ gramos }) => gramos !== undefined),
      'a percentage has no weight',
    )
    const { ingredientes, factible, titular: after } = await call('ajustar', formula)
    must(factible === true, 'the dough cannot be put right')
    const wrong = fuera.map(({ etiqueta, falta }) => `${etiqueta.toLowerCase()}: ${falta}`)
    const weights = ingredientes.map(
      ({ ingrediente, despues }) => `${numberText(despues)} g de ${ingrediente.toLowerCase()}`,
    )
    return `${titular} En concreto, ${listText(wrong, 'y')}. Por kilo de harina pesa ${listText(weights, 'y')}. ${after}`
  },
}

const supplierSheet: Task = {
  title: 'Un ingrediente desconocido con su ficha',
  question:
    'Uso «Pasta Kroketto» de mi proveedor (ficha por 100 g: 590 kcal, grasas 42 g, de ellas saturadas 8 g, hidratos 44 g, de ellos azúcares 38 g, fibra 3 g, proteínas 9 g, sal 0,2 g; otros sólidos 9 g; lleva avellana y leche). 600 g de leche entera, 150 g de nata 35 %, 120 g de azúcar, 30 g de dextrosa, 40 g de leche en polvo desnatada, 80 g de pasta y 5 g de neutro. ¿Está equilibrado?',
  solve: async ({ call }) => {
    const { leido } = await call('buscar_ingrediente', { q: 'Pasta Kroketto', oficio: 'helado' })
    must(leido === undefined, 'the paste is known')
    const others = [
      { ingrediente: 'Leche entera', gramos: 600 },
      { ingrediente: 'Nata 35%', gramos: 150 },
      { ingrediente: 'Azúcar', gramos: 120 },
      { ingrediente: 'Dextrosa', gramos: 30 },
      { ingrediente: 'Leche en polvo desnatada', gramos: 40 },
      { ingrediente: 'Neutro para cremas 5', gramos: 5 },
    ]
    const sheet = {
      ingrediente: 'Pasta Kroketto',
      gramos: 80,
      materiagrasa: 42,
      azucares: 38,
      proteinas: 9,
      otrossolidos: 9,
    }
    const { titular, veredicto, avisos } = await call('analizar', {
      oficio: 'helado',
      tipo: 'helado_crema',
      ingredientes: [...others, sheet],
    })
    const ficha = {
      energiaKcal: 590,
      grasas: 42,
      saturadas: 8,
      hidratosDeCarbono: 44,
      azucares: 38,
      fibra: 3,
      proteinas: 9,
      sal: 0.2,
      alergenos: ['frutos_cascara', 'leche'],
    }
    const label = await call('etiquetar', {
      oficio: 'helado',
      tipo: 'helado_crema',
      ingredientes: [...others, { ingrediente: 'Pasta Kroketto', gramos: 80, ficha }],
    })
    must(!label.alergenos.sinDato.includes('Pasta Kroketto'), 'the allergens of the paste are not known')
    return `No está en el catálogo, así que la he contado con su ficha. Veredicto: ${veredicto}. ${titular}${avisos.length > 0 ? ` Avisos: ${avisos.join(' ')}` : ''} ${label.alergenos.texto}`
  },
}

const impossible: Task = {
  title: 'Una pregunta que no se puede cumplir',
  question:
    'Quiero un helado de crema con menos del 8 % de azúcares, sin añadir nada más que leche, nata y azúcar, y que no quede duro.',
  solve: async ({ call }) => {
    const {
      factible,
      relajaciones = [],
      alAnadir = [],
      explicacion,
    } = await call('ajustar', {
      oficio: 'helado',
      tipo: 'helado_crema',
      ingredientes: [
        { ingrediente: 'Leche entera', gramos: 650 },
        { ingrediente: 'Nata 35%', gramos: 250 },
        { ingrediente: 'Azúcar', gramos: 100 },
      ],
      objetivos: { azucares: { max: 8 } },
      despensa: [],
    })
    must(!factible, 'what cannot be met is met')
    const ways = [
      ...relajaciones.map(
        ({ etiqueta, limite, necesario, unidad }) =>
          `admitir ${etiqueta} ${limite === 'max' ? 'hasta' : 'desde'} ${numberText(necesario)} ${unidad}`,
      ),
      ...alAnadir.map(({ nombre, gramos }) => `añadir ${numberText(gramos)} g de ${nombre.toLowerCase()}`),
    ]
    return `No se puede con esos tres ingredientes. ${explicacion.find((sentence) => sentence.includes('no se puede')) ?? ''} ${ways.length > 0 ? `Para conseguirlo haría falta ${listText(ways, 'o')}.` : 'Ningún límite movido él solo, ni ningún ingrediente añadido él solo, lo arregla: hay que ceder en varios.'}`
  },
}

export const tasks: readonly Task[] = [
  lemonSorbet,
  couverture,
  allergenLabel,
  bakersPercentages,
  supplierSheet,
  impossible,
]
