import { LONGEST_TEXT, leerExample } from '@obrador/contract'
import { describe, expect, it } from 'vitest'
import { sharedApp } from './helpers.ts'

const app = await sharedApp()
const post = async (url: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json() }
}

const BRIOCHE = leerExample.texto
const TOFFEE = 'Toffee\nazúcar 400 g\nnata 35 350 g\nmantequilla 120 g\nsal 4 g'

describe('POST /api/leer', () => {
  it('tells title, yield, craft and type, lines and questions, and judges nothing', async () => {
    const { status, body } = await post('/api/leer', { texto: `${BRIOCHE}\n2 yemas` })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'ok',
      titulo: 'Brioche',
      rendimiento: 2000,
      tipoLeido: { oficio: 'panaderia', tipo: 'brioche' },
      partes: [{ titulo: 'Brioche', oficio: 'panaderia', tipo: 'brioche' }],
      preguntas: [{ linea: 8, nombre: 'yemas', pregunta: 'piezas', gramos: 40 }],
    })
    expect(body.lecturas).toHaveLength(8)
    expect(body.tipoLeido.porque).toContain('«brioche»')
    for (const judged of ['verdict', 'params', 'suggestions']) expect(body).not.toHaveProperty(judged)
  })

  it('tells several recipes apart, and a yield that the lines do not make', async () => {
    const { body } = await post('/api/leer', {
      texto:
        'Sorbete de fresa x 4 kg\n500 g fresa\n260 g agua\n185 g azúcar\n\nHelado de nata\n550 g leche\n250 g nata 35\n150 g azúcar',
    })
    expect(body.partes.map(({ titulo, tipo }: { titulo: string; tipo: string }) => [titulo, tipo])).toEqual([
      ['Sorbete de fresa', 'sorbete_agua'],
      ['Helado de nata', 'helado_crema'],
    ])
    expect(body.warnings).toHaveLength(2)
  })

  it('says nothing of what nothing tells', async () => {
    const { status, body } = await post('/api/leer', { texto: 'hola' })
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('tipoLeido')
    expect(body.partes).toEqual([])
  })

  it.each([[{}], [{ texto: '' }], [{ texto: 5 }], [{ texto: 'a'.repeat(LONGEST_TEXT + 1) }]])(
    'refuses %j',
    async (sent) => {
      const { status, body } = await post('/api/leer', sent)
      expect(status).toBe(400)
      expect(body.error).toEqual(expect.any(String))
    },
  )

  it('counts as a request, as any other', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/leer', payload: leerExample })
    expect(answer.headers).toHaveProperty('ratelimit-remaining')
  })
})

describe('the type of a pasted text', () => {
  it('is the one that is judged by, where the caller names none', async () => {
    const { status, body } = await post('/api/balance/pasteleria', { texto: TOFFEE })
    expect(status).toBe(200)
    expect(body.type).toBe('toffee')
    expect(body.tipoLeido).toMatchObject({ oficio: 'pasteleria', tipo: 'toffee', alternativas: expect.any(Array) })
  })

  it('never takes the place of one that the caller names', async () => {
    const { body } = await post('/api/balance/panaderia', { texto: BRIOCHE, type: 'pan_molde' })
    expect(body.type).toBe('pan_molde')
    expect(body.tipoLeido.tipo).toBe('brioche')
  })

  it('of another craft is said, and the default of this one stays', async () => {
    const { body } = await post('/api/balance/panaderia', { texto: 'Sorbete\nharina 500 g\nagua 300 g\nsal 10 g' })
    expect(body.tipoLeido.oficio).toBe('helado')
    expect(body.type).toBe('pan_comun')
  })

  it('is not guessed for lines that are sent as lines', async () => {
    const ingredients = [
      { name: 'Harina', grams: 1000 },
      { name: 'Mantequilla', grams: 500 },
      { name: 'Huevo', grams: 500 },
      { name: 'Levadura', grams: 30 },
    ]
    const { body } = await post('/api/balance/panaderia', { ingredients })
    expect(body.type).toBe('pan_comun')
    expect(body).not.toHaveProperty('tipoLeido')
  })

  it('is read in a batch too', async () => {
    const { body } = await post('/api/lote', { analisis: [{ oficio: 'pasteleria', peticion: { texto: TOFFEE } }] })
    expect(body.resultados[0].respuesta).toMatchObject({ type: 'toffee', tipoLeido: { tipo: 'toffee' } })
  })
})
