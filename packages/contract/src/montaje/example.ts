/**
 * The worked case of the documentation: an entremet for 36 pieces, five parts of four crafts (the turrón lies inside its
 * cream), each right by itself.
 */
const turronBlando = {
  oficio: 'turron',
  type: 'jijona',
  ingredients: [
    { ingrediente: 'Almendra cruda', peso: 620 },
    { ingrediente: 'Miel', peso: 180 },
    { ingrediente: 'Azúcar', peso: 160 },
    { ingrediente: 'Clara líquida pasteurizada', peso: 15 },
  ],
}

const dacquoise = {
  oficio: 'pasteleria',
  type: 'dacquoise',
  ingredients: [
    { name: 'Clara líquida pasteurizada', grams: 240 },
    { name: 'Avellana molida', grams: 230 },
    { name: 'Azúcar glas', grams: 180 },
    { name: 'Azúcar', grams: 90 },
  ],
}

const croustillant = {
  oficio: 'cacao',
  type: 'bombon',
  ingredients: [
    { ingrediente: 'Praliné de avellana 50/50', peso: 240 },
    { ingrediente: 'Cobertura con leche 40 %', peso: 160 },
    { ingrediente: 'Feuilletine', peso: 100 },
  ],
}

const mousse = {
  oficio: 'helado',
  type: 'semifrio',
  ingredients: [
    { name: 'Nata 35 %', grams: 900 },
    { name: 'Leche entera', grams: 340 },
    { name: 'Azúcar', grams: 270 },
    { name: 'Pasta de avellana', grams: 200 },
    { name: 'Yema pasteurizada', grams: 110 },
    { name: 'Gelatina', grams: 16 },
  ],
}

const cremoso = {
  oficio: 'pasteleria',
  type: 'panna_cotta',
  ingredients: [
    { name: 'Nata 35 %', grams: 350 },
    { name: 'Leche entera', grams: 210 },
    { name: 'Turrón blando', grams: 155 },
    { name: 'Azúcar', grams: 28 },
    { name: 'Gelatina', grams: 6 },
  ],
}

const glaseado = {
  oficio: 'pasteleria',
  type: 'glaseado_espejo',
  ingredients: [
    { name: 'Azúcar', grams: 210 },
    { name: 'Agua', grams: 150 },
    { name: 'Nata 35 %', grams: 130 },
    { name: 'Cacao en polvo', grams: 65 },
    { name: 'Jarabe de glucosa DE 40', grams: 60 },
    { name: 'Gelatina', grams: 9 },
  ],
}

export const montajeExample = {
  nombre: 'Entremet de avellana y turrón',
  denominacion: 'Entremet de avellana y turrón',
  piezas: 36,
  partes: [
    { nombre: 'Glaseado de cacao', gramos: 14, merma: 15 },
    { nombre: 'Mousse de avellana', gramos: 46, merma: 4 },
    { nombre: 'Cremoso de turrón', gramos: 18, merma: 4 },
    { nombre: 'Croustillant de praliné', gramos: 12, merma: 3 },
    { nombre: 'Dacquoise de avellana', gramos: 14, merma: 10 },
    { nombre: 'Avellana tostada', gramos: 2, decoracion: true },
  ],
  preparaciones: {
    'Glaseado de cacao': glaseado,
    'Mousse de avellana': mousse,
    'Cremoso de turrón': cremoso,
    'Turrón blando': turronBlando,
    'Croustillant de praliné': croustillant,
    'Dacquoise de avellana': dacquoise,
  },
  envase: 0.14,
  manoDeObra: { minutos: 95, eurosHora: 18 },
  iva: 10,
  pvp: 4.8,
}
