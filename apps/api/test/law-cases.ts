/**
 * What the law lets a formula be called, what its label says, how it keeps and what VAT it bears: requests with what must hold of the
 * answer, each with its article. Names are held by patterns, for the words around them may change.
 */
export interface Expected {
  readonly nameNot?: RegExp
  readonly nameIs?: RegExp
  readonly cumpleIs?: boolean
  readonly categoriaNot?: string
  readonly alternativasNot?: RegExp
  /** A mention that may not be offered: absent or false. */
  readonly mencionNot?: RegExp
  readonly motivoNot?: RegExp
  readonly scoreCategoriaNot?: string
  readonly suggestionNot?: RegExp
  readonly warningMatch?: RegExp
  readonly ingredientesNot?: RegExp
  readonly ingredientesMatch?: RegExp
  readonly mencionesMatch?: RegExp
  readonly allergenPresentOrUnknown?: string
  readonly claimNotTrue?: string
  readonly safetyClassAtMost?: string
  readonly ivaIs?: number
}

export interface LawCase {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly expected: Expected
  readonly why: string
}

const CREMA = 'Leche entera 560 · Nata 35% 230 · Leche en polvo desnatada 40 · Azúcar 140 · Dextrosa 25'

/** «Harina 1000 · Agua 620» as the lines of a request. */
function linesOf(path: string, text: string): readonly object[] {
  const [name, grams] = /turron|cacao/.test(path) ? ['ingrediente', 'peso'] : ['name', 'grams']
  return text.split(' · ').map((line) => {
    const [, said, weight] = /^(.*) ([\d.]+)$/.exec(line) ?? []
    return { [name as string]: said, [grams as string]: Number(weight) }
  })
}

const of = (path: string, type: string, text: string, expected: Expected, why: string): LawCase => ({
  path,
  body: { type, ingredients: linesOf(path, text) },
  expected,
  why,
})

export const lawCases: readonly LawCase[] = [
  of(
    '/api/balance',
    'helado_crema',
    `${CREMA} · Leche de coco 100`,
    { nameNot: /^Helado (crema|de leche)/ },
    'RD 618/1998 art. 3.1.a y b: materia grasa exclusivamente de origen lácteo; Leche de coco aporta grasa vegetal añadida',
  ),
  of(
    '/api/balance',
    'helado_crema',
    `${CREMA} · Crema de cacao y avellanas 120`,
    { nameNot: /^Helado (crema|de leche)/ },
    'RD 618/1998 art. 3.1.a y b: materia grasa exclusivamente de origen lácteo; Crema de cacao y avellanas aporta grasa vegetal añadida',
  ),
  of(
    '/api/balance',
    'helado_crema',
    `${CREMA} · Crema de coco 100`,
    { nameNot: /^Helado (crema|de leche)/ },
    'RD 618/1998 art. 3.1.a y b: materia grasa exclusivamente de origen lácteo; Crema de coco aporta grasa vegetal añadida',
  ),
  of(
    '/api/balance',
    'helado_crema',
    `${CREMA} · Bebida de avena 150`,
    { nameNot: /^Helado (crema|de leche)/ },
    'RD 618/1998 art. 3.1.a y b: materia grasa exclusivamente de origen lácteo; Bebida de avena aporta grasa vegetal añadida',
  ),
  of(
    '/api/balance',
    'helado_crema',
    `${CREMA} · Bebida de soja 150`,
    { nameNot: /^Helado (crema|de leche)/ },
    'RD 618/1998 art. 3.1.b: la bebida de soja aporta grasa vegetal',
  ),
  of(
    '/api/balance',
    'sorbete_agua',
    'Agua 560 · Fresa 80 · Plátano 80 · Azúcar 240 · Dextrosa 40',
    { nameNot: /Sorbete de (fresa|plátano)$/ },
    'RD 618/1998 art. 3.1.g: fresa 8 % < 15: «sabor»',
  ),
  of(
    '/api/balance',
    'helado_crema',
    `${CREMA} · Crema dulce de pistacho 120`,
    { nameNot: /con crema dulce de pistacho|con pistacho/ },
    'RD 618/1998 art. 3.1.g.3.º: 7 % de fruto de cáscara; la crema dulce no es pistacho puro',
  ),
  of(
    '/api/balance',
    'helado_crema',
    'Leche entera 480 · Nata 35% 230 · Leche en polvo desnatada 40 · Azúcar 130 · Chufa 120',
    { nameNot: /Valencia/ },
    'DOP Chufa de Valencia: el usuario dijo «chufa» (Reg. (UE) 2024/1143 art. 26)',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Premezcla de bollería 500 · Harina panificable 500 · Agua 600 · Sal 10 · Levadura fresca 20',
    { categoriaNot: 'pan común' },
    'RD 308/2019 arts. 3 y 11.3: la premezcla lleva azúcar y leche',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Harina integral 900 · Grano de cereal 100 · Agua 700 · Sal 16 · Levadura fresca 15',
    { nameIs: /^Pan (100 % )?integral/ },
    'RD 308/2019 arts. 4.3.c y 11.2.b: granos enteros computan en el integral',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Harina de maíz 700 · Almidón de tapioca 300 · Agua 900 · Sal 16 · Levadura fresca 20 · Psyllium 20 · Aceite de girasol 30',
    { alternativasNot: /Viena/ },
    'RD 308/2019 art. 6.3: masa de harina de trigo',
  ),
  of(
    '/api/balance/panaderia',
    'brioche',
    'Harina de fuerza 1000 · Huevo entero 450 · Mantequilla 450 · Azúcar 120 · Sal 20 · Levadura fresca 35',
    { mencionNot: /larga fermentación/ },
    'RD 308/2019 art. 14.4: «los panes»; la bollería no',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Harina panificable 1000 · Agua 620 · Sal 16 · Levadura fresca 15 · Queso curado 60',
    { nameNot: /parmesano/ },
    'DOP Parmigiano Reggiano: el usuario dijo «queso curado»',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Harina panificable 1000 · Agua 620 · Sal 16 · Levadura fresca 15 · Leche en polvo desnatada 20',
    { nameNot: /con leche desnatada/ },
    'Es leche desnatada en polvo (Dir. 2001/114/CE)',
  ),
  {
    path: '/api/etiqueta/panaderia',
    body: {
      type: 'pan_comun',
      ingredients: [
        { name: 'Harina panificable', grams: 950 },
        { name: 'Harina integral', grams: 50 },
        { name: 'Agua', grams: 650 },
        { name: 'Sal', grams: 16 },
        { name: 'Levadura fresca', grams: 15 },
      ],
      denominacion: 'Pan integral',
    },
    expected: { warningMatch: /[Ii]ntegral/ },
    why: 'RD 308/2019 art. 4.3.f: prohibido «pan integral»',
  },
  of(
    '/api/balance/pasteleria',
    'arroz_con_leche',
    'Bebida de almendra 1000 · Arroz 120 · Azúcar 120 · Canela 2',
    { nameNot: /leche/ },
    'Reg. (UE) 1308/2013 anexo VII.III: «leche»',
  ),
  of(
    '/api/balance/pasteleria',
    'lemon_curd',
    'Huevo entero 300 · Azúcar 300 · Mantequilla 250 · Zumo de naranja 150',
    { nameNot: /limón/ },
    'Código Alimentario 3.20.52.a',
  ),
  of(
    '/api/balance/pasteleria',
    'crema_almendra',
    'Avellana molida 200 · Mantequilla 200 · Azúcar 200 · Huevo entero 200',
    { nameNot: /almendra/ },
    'Código Alimentario 3.20.52.a',
  ),
  of(
    '/api/balance/pasteleria',
    'yema_pastelera',
    'Huevo entero 300 · Azúcar 300 · Agua 100',
    { nameNot: /[Yy]ema/ },
    'Código Alimentario 3.20.52.a: no hay yema como tal',
  ),
  of(
    '/api/balance/pasteleria',
    'sobao',
    'Harina floja 250 · Mantequilla 250 · Azúcar 250 · Huevo entero 250 · Impulsor 8 · Ron 10 · Ralladura de limón 3',
    { mencionNot: /IGP Sobao/ },
    'Orden GAN/47/2005 (BOE 17-1-2006): exclusivamente mantequilla, harina, azúcar, huevo, miel, dextrosa, glucosa, sal',
  ),
  of(
    '/api/balance/turron',
    'jijona',
    'Almendra tostada 660 · Miel 150 · Azúcar 170 · Clara de huevo 20 · Cacao en polvo 50',
    { mencionNot: /IGP Jijona/, motivoNot: /compatible con la IGP/ },
    'RD 1787/1982 6.4.1 «exclusivamente»; score dice «Fuera de IGP» y legal.menciones dice compatible',
  ),
  of(
    '/api/balance/turron',
    'jijona',
    'Almendra tostada 660 · Miel 150 · Azúcar 170 · Clara de huevo 20 · Sal 2',
    { mencionNot: /IGP Jijona/, motivoNot: /compatible con la IGP/ },
    'RD 1787/1982 6.4.1 «exclusivamente»; score dice «Fuera de IGP» y legal.menciones dice compatible',
  ),
  of(
    '/api/balance/turron',
    'jijona',
    'Almendra tostada 660 · Miel 150 · Azúcar 170 · Clara de huevo 20 · Avellana tostada 60',
    { mencionNot: /IGP Jijona/, motivoNot: /compatible con la IGP/ },
    'RD 1787/1982 6.4.1 «exclusivamente»; score dice «Fuera de IGP» y legal.menciones dice compatible',
  ),
  of(
    '/api/balance/turron',
    'jijona',
    'Almendra tostada 660 · Miel 150 · Azúcar 170 · Clara de huevo 20 · Aceite de girasol 30',
    { mencionNot: /IGP Jijona/, motivoNot: /compatible con la IGP/ },
    'RD 1787/1982 6.4.1 «exclusivamente»; score dice «Fuera de IGP» y legal.menciones dice compatible',
  ),
  of(
    '/api/balance/turron',
    'guirlache',
    'Sésamo 500 · Azúcar 480 · Agua 40',
    { nameIs: /sésamo/ },
    'RD 1787/1982 7.3.3: junto a «turrón», la materia que sustituye a la almendra',
  ),
  of(
    '/api/balance/turron',
    'guirlache',
    'Avellana tostada 500 · Azúcar 480 · Agua 40',
    { nameIs: /avellana/ },
    'RD 1787/1982 7.3.3: junto a «turrón», la materia que sustituye a la almendra',
  ),
  of(
    '/api/balance/turron',
    'guirlache',
    'Almendra tostada 250 · Pistacho tostado 250 · Azúcar 480 · Agua 40',
    { nameIs: /pistacho/ },
    'RD 1787/1982 7.3.3',
  ),
  of(
    '/api/balance/turron',
    'mazapan',
    'Almendra molida 460 · Azúcar 420 · Yema 100',
    { nameNot: /^Mazapán, calidad/, mencionNot: /IGP Mazapán de Toledo/ },
    'RD 1787/1982 2.4, 6.4.4 y 6.6.1: almendra cruda, azúcares y aditivos; lleva yema',
  ),
  of(
    '/api/balance/turron',
    'mazapan',
    'Almendra molida 500 · Azúcar 450 · Fruta confitada 60',
    { nameNot: /^Mazapán, calidad/, mencionNot: /IGP Mazapán de Toledo/ },
    'RD 1787/1982 2.4, 6.4.4 y 6.6.1: almendra cruda, azúcares y aditivos; lleva fruta confitada en la masa',
  ),
  of(
    '/api/balance/turron',
    'mazapan',
    'Almendra molida 200 · Azúcar 750 · Agua 50',
    { mencionNot: /Soto/ },
    'RD 1787/1982 7.4: mazapán ≥ 23 %; Soto solo relaja la humedad (6.4.4)',
  ),
  of(
    '/api/balance/turron',
    'generico',
    'Chocolate negro 500 · Almendra tostada 300 · Nata 35% 150 · Glucosa 50',
    { nameIs: /chocolate|cacao/ },
    'RD 1787/1982 7.3.3: 50 % de chocolate fuera del nombre',
  ),
  of(
    '/api/balance/turron',
    'generico',
    'Coco rallado 420 · Azúcar 450 · Leche condensada 100',
    { scoreCategoriaNot: 'Suprema' },
    'RD 1787/1982 7.4: coco 42 % = Extra; legal dice Extra y score Suprema',
  ),
  of(
    '/api/balance/cacao',
    'negro',
    'Cacao en polvo 330 · Azúcar 670',
    { nameNot: /Artículo de confitería de cacao y chocolate/ },
    'RD 823/1990 art. 2.6.1: ≥ 10 % de chocolate o cobertura; aquí no hay ninguno',
  ),
  of(
    '/api/balance/cacao',
    'negro',
    'Algarroba en polvo 300 · Manteca de cacao 350 · Azúcar 350',
    { nameNot: /Artículo de confitería de cacao y chocolate/ },
    'RD 823/1990 art. 2.6.1: ≥ 10 % de chocolate o cobertura; aquí no hay ninguno',
  ),
  of(
    '/api/balance/cacao',
    'negro',
    'Pasta de cacao 380 · Azúcar 520 · Fécula de patata 95 · Lecitina 5',
    { nameNot: /a la taza/ },
    'RD 1055/2003 1.11-1.12: trigo, arroz o maíz',
  ),
  of(
    '/api/balance/cacao',
    'negro',
    'Chocolate negro 250 · Galleta maría 500 · Mantequilla 250',
    { suggestionNot: /[Mm]antequilla no entra.*RD 1055\/2003 no admite/ },
    'RD 1055/2003 3.1.1.º solo veda grasas animales que no sean de leche',
  ),
  of(
    '/api/etiqueta/helado',
    'helado_crema',
    `${CREMA} · Turrón blando 60`,
    { ingredientesNot: /Jijona/ },
    'La lista cambia en silencio «Turrón blando»: IGP Jijona (Reg. (UE) 2024/1143 art. 26; Reg. 1169/2011 arts. 7 y 18)',
  ),
  of(
    '/api/etiqueta/helado',
    'helado_crema',
    `${CREMA} · Chufa 60`,
    { ingredientesNot: /Valencia/ },
    'La lista cambia en silencio «Chufa»: DOP Chufa de Valencia (Reg. (UE) 2024/1143 art. 26; Reg. 1169/2011 arts. 7 y 18)',
  ),
  of(
    '/api/etiqueta/helado',
    'helado_crema',
    `${CREMA} · Espumoso 60`,
    { ingredientesNot: /cava/ },
    'La lista cambia en silencio «Espumoso»: DOP Cava (Reg. (UE) 2024/1143 art. 26; Reg. 1169/2011 arts. 7 y 18)',
  ),
  of(
    '/api/etiqueta/helado',
    'helado_crema',
    `${CREMA} · Queso curado 60`,
    { ingredientesNot: /parmesano/ },
    'La lista cambia en silencio «Queso curado»: DOP Parmigiano Reggiano (Reg. (UE) 2024/1143 art. 26; Reg. 1169/2011 arts. 7 y 18)',
  ),
  of(
    '/api/etiqueta/helado',
    'helado_crema',
    `${CREMA} · Grappa 60`,
    { ingredientesNot: /orujo/ },
    'La lista cambia en silencio «Grappa»: IG Grappa (Reg. (UE) 2024/1143 art. 26; Reg. 1169/2011 arts. 7 y 18)',
  ),
  of(
    '/api/etiqueta/helado',
    'helado_crema',
    `${CREMA} · Aceite vegetal 60`,
    { ingredientesNot: /girasol/ },
    'La lista cambia en silencio «Aceite vegetal»: Reg. 1169/2011 anexo VII.A.8: origen que nadie ha dicho (Reg. (UE) 2024/1143 art. 26; Reg. 1169/2011 arts. 7 y 18)',
  ),
  of(
    '/api/etiqueta/turron',
    'alicante',
    'Almendra tostada 620 · Miel 130 · Azúcar 220 · Clara de huevo 20 · Hostia 8',
    { allergenPresentOrUnknown: 'gluten' },
    'Reg. 1169/2011 anexo II.1: la hostia es de trigo; la nota del catálogo lo sabe',
  ),
  of(
    '/api/etiqueta/pasteleria',
    'magdalenas',
    'Harina floja 250 · Azúcar 250 · Huevo entero 250 · Margarina 200 · Impulsor 8',
    { allergenPresentOrUnknown: 'leche' },
    'Margarina: suele llevar leche o soja; sin dato',
  ),
  of(
    '/api/etiqueta/pasteleria',
    'macaron',
    'Almendra molida 300 · Azúcar glas 300 · Clara de huevo 110 · Azúcar 150 · Colorante rojo E122 1',
    { ingredientesMatch: /E[- ]?122|azorrubina/, mencionesMatch: /actividad y la atención de los niños/ },
    'Reg. 1169/2011 anexo VII.C; Reg. 1333/2008 art. 24 y anexo V',
  ),
  of(
    '/api/etiqueta/helado',
    'sin_azucar',
    'Leche entera 560 · Nata 35% 230 · Alulosa 120 · Inulina 30',
    { warningMatch: /no autorizad|nuevo alimento/ },
    'Reg. (UE) 2015/2283: alulosa sin autorizar; la nota del catálogo lo dice y la respuesta no',
  ),
  of(
    '/api/etiqueta/helado',
    'sin_azucar',
    'Leche entera 560 · Nata 35% 230 · Maltitol 120 · Anís dulce 60',
    { claimNotTrue: 'sin_azucares_anadidos' },
    'Reg. (CE) 1924/2006 anexo: Anís dulce lleva azúcares añadidos (o puede): no «cumple: true»',
  ),
  of(
    '/api/etiqueta/helado',
    'sin_azucar',
    'Leche entera 560 · Nata 35% 230 · Maltitol 120 · Crema de whisky 60',
    { claimNotTrue: 'sin_azucares_anadidos' },
    'Reg. (CE) 1924/2006 anexo: Crema de whisky lleva azúcares añadidos (o puede): no «cumple: true»',
  ),
  of(
    '/api/etiqueta/helado',
    'sin_azucar',
    'Leche entera 560 · Nata 35% 230 · Maltitol 120 · Nata vegetal 60',
    { claimNotTrue: 'sin_azucares_anadidos' },
    'Reg. (CE) 1924/2006 anexo: Nata vegetal lleva azúcares añadidos (o puede): no «cumple: true»',
  ),
  of(
    '/api/etiqueta/helado',
    'sin_azucar',
    'Leche entera 560 · Nata 35% 230 · Maltitol 120 · Mix de helado 60',
    { claimNotTrue: 'sin_azucares_anadidos' },
    'Reg. (CE) 1924/2006 anexo: Mix de helado lleva azúcares añadidos (o puede): no «cumple: true»',
  ),
  of(
    '/api/etiqueta/helado',
    'sin_azucar',
    'Leche entera 560 · Nata 35% 230 · Maltitol 120 · Pasta de vainilla 60',
    { claimNotTrue: 'sin_azucares_anadidos' },
    'Reg. (CE) 1924/2006 anexo: Pasta de vainilla lleva azúcares añadidos (o puede): no «cumple: true»',
  ),
  of(
    '/api/etiqueta/helado',
    'sin_azucar',
    'Leche entera 560 · Nata 35% 230 · Maltitol 120 · Base láctea 50 g/kg 60',
    { claimNotTrue: 'sin_azucares_anadidos' },
    'Reg. (CE) 1924/2006 anexo: Base láctea 50 g/kg lleva azúcares añadidos (o puede): no «cumple: true»',
  ),
  of(
    '/api/balance/turron',
    'generico',
    'Chocolate negro 450 · Nata 35% 500 · Almendra tostada 60',
    { safetyClassAtMost: '4' },
    'Trufa con 50 % de nata: fresca, no «4 a 8 semanas» en ambiente',
  ),
  of(
    '/api/balance',
    'veteado',
    'Puré de fresa 800 · Azúcar 150 · Pectina 8',
    { safetyClassAtMost: '4' },
    '~25 °Bx: aw > 0,97',
  ),
  of(
    '/api/balance',
    'crema_untable',
    'Pasta de avellana 200 · Azúcar 250 · Leche entera 350 · Cacao en polvo 80',
    { safetyClassAtMost: '4' },
    '40 % de leche: no «meses» en ambiente',
  ),
  of(
    '/api/balance/pasteleria',
    'genoise',
    'Huevo entero 600 · Azúcar 300 · Harina floja 300 · Nata montada 500',
    { safetyClassAtMost: '3' },
    'RD 1021/2022 art. 4.1: relleno ≤ 4 °C',
  ),
  {
    path: '/api/balance/panaderia',
    body: {
      type: 'brioche',
      ingredients: [
        { name: 'Harina de fuerza', grams: 1000 },
        { name: 'Huevo entero', grams: 450 },
        { name: 'Mantequilla', grams: 450 },
        { name: 'Azúcar', grams: 120 },
        { name: 'Sal', grams: 20 },
        { name: 'Levadura fresca', grams: 35 },
        { preparacion: 'Crema', name: 'Crema', grams: 800 },
      ],
      preparaciones: {
        Crema: {
          oficio: 'pasteleria',
          type: 'crema_pastelera',
          ingredients: [
            { name: 'Leche entera', grams: 1000 },
            { name: 'Yema', grams: 200 },
            { name: 'Azúcar', grams: 200 },
            { name: 'Almidón de maíz', grams: 80 },
          ],
        },
      },
    },
    expected: { safetyClassAtMost: '2' },
    why: 'Ídem; dice «Estable en ambiente»',
  },
  {
    path: '/api/balance/cacao',
    body: {
      type: 'bombon',
      ingredients: [
        { ingrediente: 'Cobertura negra 60 %', peso: 450 },
        { ingrediente: 'Nata 35%', peso: 500 },
      ],
      awMedida: 0.6,
    },
    expected: { warningMatch: /estimad|medid/ },
    why: 'awMedida 0,60 contra 0,95 estimada (banda 0,90-0,99): debe avisar, no «meses»',
  },
  {
    path: '/api/montaje',
    body: {
      nombre: 'Barra',
      piezas: 10,
      partes: [{ nombre: 'Pan', gramos: 250 }],
      preparaciones: {
        Pan: {
          oficio: 'panaderia',
          type: 'pan_comun',
          ingredients: [
            { name: 'Harina panificable', grams: 1000 },
            { name: 'Agua', grams: 620 },
            { name: 'Sal', grams: 16 },
            { name: 'Levadura fresca', grams: 15 },
          ],
        },
      },
      margen: 60,
    },
    expected: { ivaIs: 4 },
    why: 'Ley 37/1992 art. 91.Dos.1.1.º.a: pan común al 4 %; por defecto aplica 10',
  },
  of('/api/balance', 'helado_crema', `${CREMA}`, { nameIs: /^Helado crema/, cumpleIs: true }, 'holds'),
  of('/api/balance', 'helado_crema', `${CREMA} · Nata vegetal 60`, { nameNot: /crema|de leche/ }, 'holds'),
  of('/api/balance', 'helado_crema', `${CREMA} · Aceite de oliva 30`, { nameNot: /crema|de leche/ }, 'holds'),
  of('/api/balance', 'helado_crema', `${CREMA} · Praliné de avellana 50/50 130`, { nameNot: /con avellana/ }, 'holds'),
  of('/api/balance', 'sorbete_agua', 'Agua 660 · Zumo de limón 140 · Azúcar 200', { nameNot: /Sorbete/ }, 'holds'),
  of(
    '/api/balance',
    'sorbete_agua',
    'Agua 600 · Chocolate negro 70% 200 · Azúcar 150 · Cacao en polvo 50',
    { nameNot: /Sorbete/ },
    'holds',
  ),
  of(
    '/api/balance',
    'vegano',
    'Bebida de almendra 600 · Pasta de avellana 120 · Azúcar 160 · Dextrosa 60 · Cacao en polvo 50',
    { nameNot: /^Helado(?! de agua)/ },
    'holds',
  ),
  of(
    '/api/balance',
    'helado_leche',
    'Leche desnatada 780 · Leche en polvo desnatada 20 · Azúcar 160 · Dextrosa 40',
    { nameIs: /desnatada/ },
    'holds',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Harina panificable 700 · Harina de lentejas 300 · Agua 650 · Sal 16 · Levadura fresca 15',
    { nameNot: /flama/ },
    'holds',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Harina integral 950 · Harina panificable 50 · Agua 680 · Sal 16 · Levadura fresca 15',
    { nameNot: /^Pan integral/ },
    'holds',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Harina integral 1000 · Masa madre integral 100 · Agua 650 · Sal 16',
    { nameIs: /^Pan integral/ },
    'holds',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Harina panificable 1000 · Agua 450 · Sal 10',
    { nameIs: /ácimo/ },
    'holds',
  ),
  of(
    '/api/balance/panaderia',
    'pan_rustico_mm',
    'Harina panificable 1000 · Agua 680 · Masa madre inactiva 60 · Levadura fresca 10 · Sal 18',
    { mencionNot: /Elaborado con masa madre/ },
    'holds',
  ),
  of(
    '/api/balance/panaderia',
    'pan_comun',
    'Harina de quinoa 400 · Harina panificable 600 · Agua 650 · Sal 16 · Levadura fresca 15',
    { nameIs: /Pan de quinoa 40 %/ },
    'holds',
  ),
  of(
    '/api/balance/pasteleria',
    'frangipane',
    'Cacahuete molido 200 · Mantequilla 200 · Azúcar 200 · Huevo entero 200',
    { nameNot: /almendra/ },
    'holds',
  ),
  of(
    '/api/balance/turron',
    'jijona',
    'Almendra tostada 660 · Miel 150 · Azúcar 170 · Clara de huevo 20 · Lecitina de girasol 4',
    { nameIs: /blando/ },
    'holds',
  ),
  of(
    '/api/balance/turron',
    'jijona',
    'Almendra tostada 660 · Azúcar 300 · Glucosa 20 · Clara de huevo 20',
    { mencionNot: /IGP/ },
    'holds',
  ),
  of(
    '/api/balance/turron',
    'alicante',
    'Cacahuete tostado 600 · Miel 150 · Azúcar 230 · Clara de huevo 20',
    { nameIs: /cacahuete/, mencionNot: /IGP/ },
    'holds',
  ),
  of(
    '/api/balance/turron',
    'mazapan',
    'Almendra molida 460 · Azúcar 380 · Boniato cocido 150',
    { nameNot: /^Mazapán, calidad/ },
    'holds',
  ),
  of(
    '/api/balance/turron',
    'generico',
    'Chocolate con leche 700 · Arroz inflado 150 · Manteca de cacao 100 · Avellana tostada 50',
    { nameNot: /fécula/ },
    'holds',
  ),
  of(
    '/api/balance/turron',
    'generico',
    'Azúcar 900 · Glucosa 80 · Almendra tostada 50',
    { nameNot: /^Turrón/ },
    'holds',
  ),
  of(
    '/api/balance/turron',
    'yema_tostada',
    'Almendra molida 450 · Azúcar 470 · Colorante amarillo 1 · Agua 60',
    { nameNot: /yema/ },
    'holds',
  ),
  of(
    '/api/balance/cacao',
    'negro',
    'Pasta de cacao 500 · Manteca de cacao 100 · Azúcar 395 · Lecitina 5',
    { nameIs: /^Chocolate/, cumpleIs: true },
    'holds',
  ),
  of(
    '/api/balance/cacao',
    'negro',
    'Pasta de cacao 500 · Manteca de cacao 100 · Azúcar 395 · Lecitina 5 · Grasa CBE 50',
    { nameIs: /^Chocolate/ },
    'holds',
  ),
  of(
    '/api/balance/cacao',
    'leche',
    'Manteca de cacao 240 · Pasta de cacao 120 · Leche entera en polvo 200 · Azúcar 435 · Lecitina 5',
    { nameIs: /leche/ },
    'holds',
  ),
  of(
    '/api/balance/cacao',
    'leche',
    'Manteca de cacao 240 · Pasta de cacao 120 · Bebida de soja en polvo 200 · Azúcar 435 · Lecitina 5',
    { nameNot: /leche/ },
    'holds',
  ),
  of('/api/balance/cacao', 'leche', 'Chocolate con leche 800 · Galleta maría 200', { nameIs: /leche/ }, 'holds'),
  of('/api/balance/cacao', 'negro', 'Chocolate negro 590 · Almendra tostada 410', { nameNot: /^Chocolate$/ }, 'holds'),
  of(
    '/api/balance/cacao',
    'blanco',
    'Manteca de cacao 200 · Leche entera en polvo 200 · Azúcar 595 · Lecitina 5',
    { nameIs: /blanco/ },
    'holds',
  ),
  of(
    '/api/balance/cacao',
    'blanco',
    'Manteca de cacao 280 · Leche desnatada en polvo 200 · Azúcar 515 · Lecitina 5',
    { nameNot: /^Chocolate blanco/ },
    'holds',
  ),
  of(
    '/api/balance/cacao',
    'gianduja',
    'Pasta de avellana 410 · Cobertura negra 60 % 590',
    { nameNot: /gianduja/ },
    'holds',
  ),
  of(
    '/api/balance/cacao',
    'negro',
    'Algarroba en polvo 300 · Manteca de cacao 350 · Azúcar 350',
    { nameNot: /^Chocolate/ },
    'holds',
  ),
  of('/api/balance/cacao', 'bean_to_bar', 'Nibs de cacao 700 · Azúcar 300', { nameIs: /^Chocolate/ }, 'holds'),
]
