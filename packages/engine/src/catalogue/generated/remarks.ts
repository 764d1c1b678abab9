// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const REMARKS: string = `19023||leche UHT entera en brik, precio de cash & carry sobre leche en origen UE 0,45-0,53 €/kg (MMO 2025)
19041
19050
19200
19250
01108
19060|lactosa hidrolizada a glucosa y galactosa: sube el poder anticongelante y el dulzor
19023|derivada de la leche entera: toda la lactosa hidrolizada a glucosa + galactosa a partes iguales (se desprecia el agua fijada, +5 %)
01096
19027
tabla 3.2 (ESL 30 %, sacarosa 42 %, grasa 0,5 %); reparto del ESL 37/54/9|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
01225
2259792|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
25% leche_evaporada + 16% leche_desn_polvo + 59% agua|mezcla con 2 % de grasa y 20 % de extracto seco magro
01090||leche entera en polvo UE 3,09-3,38 €/kg nov-dic 2025 (MMO) ×1,6 por saco 25 kg a obrador
01091||leche desnatada en polvo UE 2,02-2,12 €/kg nov-dic 2025 (MMO) ×1,7 por saco 25 kg a obrador
35.5% leche_desn_polvo + 64.5% leche_entera_polvo|CIQUAL 2025 19044 (17,5 % MG) suma 103; se usa la mezcla que da la misma grasa
01094
01115
WPC 34-35 (EE. UU. Dairy Export Council)|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
WPC 80|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
MPC 70|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
nata en polvo 42 % MG|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
yogur desnatado en polvo|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
35% MG + 65% leche_desnatada|contraste: USDA FDC Foundation 2346386 (35,6 % MG) da proteína 2,0 y carbohidrato por diferencia 3,8; saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)|mantequilla UE 4,61-7,26 €/kg en 2025 (MMO): grasa láctea ≈6,5 €/kg ×0,356 + extracto y servicio
01049
01050
19417
38% MG + 62% leche_desnatada|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
40% MG + 60% leche_desnatada|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
48% MG + 52% leche_desnatada|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
100% nata; lactosa hidrolizada|como la nata 35 % con la lactosa hidrolizada a partes iguales; saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
2346387|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
19410|la fila oficial suma 98,5; se cierra con agua
90% nata + 10% azucar|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
19865
19723
19594
19860
330137|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
12-555|CoFID (hidratos en equivalentes monosacáridos convertidos); cenizas estimadas
12068|queso de untar europeo (20,7 % MG; las etiquetas españolas van de 21 a 24 %)
2346385|reparto de azúcares estimado
19584|CIQUAL da 37 % MG; los mascarpone italianos comerciales declaran 38-47 %
746766|reparto de azúcares estimado
19644
19646
2346384|reparto de azúcares estimado
MG 14-16 %, proteína 11-12 %|saturadas = grasa × 0,64 (grasa láctea, USDA SR28 01053)
01004
12500
12524
12120
01038|fila oficial romano (queso duro de oveja/vaca) como aproximación al manchego curado
328637
01022
12115
19590
19591
329370
12805
12812
12066
16400||mantequilla UE 5,45 €/kg nov-2025 y 4,61 €/kg dic-2025 (MMO), 7,26 en primavera 2025; bloque 10 kg a obrador ≈ +35 %
16402|fila «demi-sel» (1,9 % de sal); la fila «salé» de la misma tabla (16403) lleva 2,52 %
84 % MG declarada por el fabricante; resto según CIQUAL 2025 16400 escalado|saturadas = grasa × 0,72 (CIQUAL 2025 16400)
01003
01003|misma fila oficial que la mantequilla anhidra
22000||huevo L 3,32 €/docena nov-2025 (Central Agropecuaria de Silleda); 2,80 €/docena minorista mar-2026
22002
22001
323604|saturadas = grasa × 0,33 (USDA SR28 01123)
329596|saturadas = grasa × 0,36 (USDA SR28 01125)
323697
01127
329490|saturadas = grasa × 0,34 (USDA SR28 01133)
01137
01136
|saturadas = grasa × 0,20 (aceite de guisante, conocimiento general)
16122
48052
grasa de palmiste 26-27 %, azúcares 12 %|saturadas = grasa × 0,88 (palmiste, USDA SR28 04656)
04617|fila genérica; la margarina real puede llevar leche y sal: ver etiqueta
04617|misma fila que margarina 80 %; solo cambia el punto de fusión; saturadas = grasa × 0,49 (palma, CIQUAL 2025 16150; la fila USDA es margarina de soja)
16080|suma 100,2: se cierra con la grasa
16520
04053||AOVE en origen 4,05-4,82 €/kg nov-dic 2025 (POOLred) + envasado
04506
04584
17130
04044|el aceite de soja totalmente refinado está exento de declaración (Anexo II, 6a)
04042
04047|la fila da 99,06 de grasa y 0,03 de agua: se cierra con la grasa
04646
16150
04656
04058
anexo II (illipe, palma, sal, karité, kokum, hueso de mango), no releída|saturadas = grasa × 0,60 (como la manteca de cacao, USDA SR28 04501)
04570
31016||azúcar blanco Sur UE 0,56-0,59 €/kg en 2025 (Vesper) + saco 25-50 kg a obrador
19336|con 1,3 % de almidón antiapelmazante; azúcares totales de la fuente asignados a sacarosa
dextrosa + almidón + grasa vegetal|saturadas = grasa × 0,49 (palma, CIQUAL 2025 16150)
19334
19908
sacarosa 75-85 %, reductores 6-12 %, humedad 3-7 %, cenizas ≥1 % (y literatura); valores medios, no releída
sacarosa 70-79 %, glucosa y fructosa 3-9 % cada una
31044|reparto de azúcares estimado
31016|sacarosa; misma fila que azúcar
ap. 2.9, dextrosa ≥99,5 % s/seco, materia seca ≥90 %; estequiometría C6H12O6·H2O (9,1 % agua)
ap. 2.10, dextrosa anhidra, materia seca ≥98 %, ≥99,5 % s/seco
ap. 2.11, fructosa ≥98 %
lactosa monohidrato (5,0 % agua)|se cuenta como extracto seco lácteo magro
maltosa monohidrato (5,0 % agua)
trehalosa dihidrato (9,5 % agua)|disacárido: en otros azúcares
monohidrato (5,0 % agua); ficha comercial ≥98 % s/seco|disacárido: en otros azúcares
ap. C.1, s/seco: interpolado entre maltodextrina DE 18 (1,5/6) y DE 28 (2/10); sólidos 95 %
ap. C.1, s/seco: DE 28 = 2 % glucosa, 10 % maltosa; sólidos 95 %
ap. C.1, s/seco: DE 35 = 11 % glucosa, 12 % maltosa (el más próximo); sólidos 95 %
ap. C.1, s/seco: interpolado entre DE 35 (11/12) y DE 42 (19/14); sólidos 95 %
ap. C.1, s/seco: DE 42 = 19/14; sólidos 95 %
ap. C.1, s/seco: 0,9 % glucosa, 0,9 % maltosa; sólidos 95 %
ap. C.1, s/seco: 0,6 % glucosa, 2,8 % maltosa; sólidos 95 %
ap. C.1, s/seco: 1,5 % glucosa, 6,0 % maltosa; sólidos 95 %
sacarosa 76, jarabe de glucosa 12, agua 12
monosacárido|no autorizada en la UE (nuevo alimento) a fecha de esta tabla; el Anexo XIV la cuenta a 4 kcal/g, su valor fisiológico es ≈0,2-0,4
monosacárido; nuevo alimento autorizado (Reg. UE 2017/2470)|se obtiene de lactosa
90480|fila oficial sirope de caña; reparto de azúcares estimado
19304|USDA cuenta todo el carbohidrato como azúcares; lo no identificado (20,6) queda en otros carbohidratos
17-065|CoFID en equivalentes monosacáridos convertidos a masa; cenizas estimadas
31034
19912
sólidos 75 %, glucosa ≈ fructosa
19352|USDA cuenta todo el carbohidrato como azúcares; reparto estimado (maltosa dominante, dextrinas ≈20)
trimolina (agua 18-22 %, inversión ≈90-95 %); RD 1052/2003 ap. 2.6 (>50 % invertido s/seco, ≥62 % sólidos); BLS 4.0 S124000, carbohidrato 82,5
ap. C.1, fructosa 42, glucosa 52, maltosa 4, resto 2 % s/seco; sólidos 71 %
ap. C.1, s/seco: DE 42 = 19 % glucosa, 14 % maltosa; sólidos 80 %
ap. C.1, s/seco: DE 28 = 2 % glucosa, 10 % maltosa; sólidos 80 %
ap. C.1, s/seco: interpolado entre DE 35 (11/12) y DE 42 (19/14); sólidos 80 %
ap. C.1, s/seco: interpolado entre DE 42 (19/14) y DE 50 (26/17); sólidos 80 %
ap. C.1, s/seco: interpolado entre DE 35 (11/12) y DE 42 (19/14); sólidos 80 %
ap. C.1, s/seco: DE 63 = 34 % glucosa, 33 % maltosa; sólidos 81 %
HM 45 (glucosa 3-8 %, maltosa 42-50 % s/seco)
57.45% sacarosa + 42.55% agua|135 g de azúcar por 100 g de agua
50% azucar + 50% agua
31046 (carbohidrato 81, azúcares 61) completado con agua; reparto estimado|el resto de carbohidrato son productos de caramelización
anexo VII-II-14, ≥61,7 °Brix, no releído; glucosa ≈ fructosa
31008|USDA/CIQUAL declaran 3,1 g de galactosa en miel, que la literatura no confirma; se pasa a otros azúcares|miel multifloral a granel en origen 3,37 €/kg (MAPA, campaña 2024) ×1,5 en bidón/cubo a obrador
31008|sin tabla propia: composición de la miel genérica; USDA/CIQUAL declaran 3,1 g de galactosa en miel, que la literatura no confirma; se pasa a otros azúcares
31008|sin tabla propia: composición de la miel genérica; USDA/CIQUAL declaran 3,1 g de galactosa en miel, que la literatura no confirma; se pasa a otros azúcares
fructosa/glucosa ≈1,6
≥99,5 %, pérdida por desecación ≤0,2 %|0 kcal/g en el Anexo XIV
E 967
S162000, 98 g de carbohidrato; compuesto puro (E 420 i)
420(ii), ≥99 % de sacáridos hidrogenados y ≥50 % de D-sorbitol s/seco; jarabe al 70 %
E 965 i
jarabe al 75 % (E 965 ii)
GPM + GPS ≥98 % s/seco; tipo estándar hidratado ≈4-5 % de agua (el tipo LM, ≤1 %)
E 421
monohidrato (5 % agua); E 966
E 422; poliol a efectos de etiquetado (Anexo I Reg. 1169/2011)
E 955|se contabiliza en otros (0 kcal)
E 960|se contabiliza en otros (0 kcal)
E 950
E 954
E 951|contiene una fuente de fenilalanina; se contabiliza en otros
9436|T55 europea; en pastelería casera y de obrador equivale a harina floja/común
9440
20629|proteína oficial por clase USDA; la fuerza W es la habitual en España para esa proteína; misma fila que harina
20636|proteína oficial por clase USDA; la fuerza W es la habitual en España para esa proteína
20641|proteína oficial por clase USDA; la fuerza W es la habitual en España para esa proteína
20646|proteína oficial por clase USDA; la fuerza W es la habitual en España para esa proteína
2003586|reparto de azúcares según USDA SR28 20636 (también el total); saturadas = grasa × 0,16 (USDA SR28 20081)
9440|misma fila que harina floja: CIQUAL no distingue la T45 de fuerza (gruau)
9436
9435|saturadas = grasa × 0,19 (CIQUAL 2025 9436)
9445
9410
9415
9436|harina (CIQUAL 9436) secada a 3 % de agua
2003588|saturadas = grasa × 0,14 (USDA SR28 20066)
2003589|saturadas = grasa × 0,14 (USDA SR28 20066)
9480
2003587|saturadas = grasa × 0,17 (USDA SR28 20140)
2710830|fila oficial del grano; harina integral equivalente; saturadas = grasa × 0,09 (USDA SR28 20138)
9532
9533
9530
9550
2261421|saturadas = grasa × 0,18 (USDA SR28 20038)
9545
20422
790214|reparto de azúcares estimado; saturadas = grasa × 0,27 (USDA SR28 20061)
1104867|fibra no declarada en la fuente: 0,6 estimado; reparto de azúcares estimado; saturadas = grasa × 0,20 (USDA SR28 20054)
9540
9580|reparto de azúcares estimado
20915|reparto de azúcares estimado
16117|reparto de azúcares estimado
9570|USDA/CIQUAL sin azúcares; 23,5 g por diferencia con el almidón 46,9 de CIQUAL; reparto de azúcares estimado
2515382|azúcares estimados (la fuente no los da); reparto de azúcares estimado
20647
2512373|reparto de azúcares según USDA SR28 20648 (también el total); saturadas = grasa × 0,16 (USDA SR28 20648)
2512372|reparto de azúcares estimado; saturadas = grasa × 0,12 (USDA SR28 20035)
20142
2512377|reparto de azúcares estimado
4022
16055|reparto estimado (sacarosa dominante); reparto de azúcares estimado
|saturadas = grasa × 0,12 (USDA SR28 16076)
9660
20082
7500
2346396|CIQUAL 2025 32140 da solo 10,6 de proteína; reparto de azúcares estimado; saturadas = grasa × 0,18 (USDA SR28 20038)
9100
08066
|la mayoría lleva malta de cebada: gluten; saturadas = grasa × 0,29 (USDA SR28 08020)
9340|reparto de azúcares estimado
20453|fibra no declarada: 0,4 estimado
9510
4090
4000
96781
C216000, proteína 0,43, grasa 0,14, carbohidrato 82,5, fibra 1,2; agua por diferencia
almidón de maíz céreo
azúcar, almidón modificado, leche en polvo|saturadas = grasa × 0,52 (grasa láctea y palma)
almidón de maíz 95 %, aroma y colorante
11010
11045
11045|misma fila que la levadura seca activa
64.5% levadura_fresca + 35.5% agua|levadura prensada llevada a 20 % de materia seca
50% harina_panificable + 50% agua|sin descontar la fermentación (<1 %)
66.7% harina_panificable + 33.3% agua|sin descontar la fermentación
harina de trigo/centeno fermentada|saturadas = grasa × 0,16 (USDA SR28 20081)
50% harina_panificable + 50% agua + 0.1% levadura_fresca
68.5% harina_fuerza + 30.8% agua + 0.7% levadura_fresca
61.7% harina_panificable + 37% agua + 1.2% levadura_fresca
59.5% harina_panificable + 38.7% agua + 1.2% sal + 0.6% levadura_fresca
NaHCO3, 27,4 % Na; USDA SR28 18372 solo declara 36,9 de cenizas (residuo)|cenizas = sal mineral completa (no el residuo calcinado)
NH4HCO3, se volatiliza al hornear
11046|sal equivalente por sodio según la fuente
20131|reparto de azúcares estimado
20131|harina de malta USDA 20131 a 4 % de agua; reparto de azúcares estimado
harina, emulgente E472e, ascórbico, enzimas|saturadas = grasa × 0,60 (emulgente y grasa hidrogenada, conocimiento general)
media del oficio 54 % manteca, 45 % cacao seco desgrasado, 1 % agua (también Beckett, Industrial Chocolate Manufacture and Use), no releídos; reparto del cacao seco según USDA SR28 19078|USDA SR28 19078 es un chocolate de repostería del comercio minorista de EE. UU. (52,3 % de grasa); almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); saturadas = grasa × 0,60 (manteca de cacao, USDA SR28 04501)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
04501||cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
98.38% pasta_cacao + 1.62% agua|composición de la pasta de cacao con 2,6 % de agua; saturadas = grasa × 0,60 (manteca de cacao, USDA SR28 04501)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
18100|cenizas 10 %: producto alcalinizado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
19859|almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); reparto de azúcares estimado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
19860|almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); reparto de azúcares estimado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
18100 llevado a 11 % de grasa y 4,5 % de agua (RD 1055/2003: magro < 20 % de manteca s.m.s.)|saturadas = grasa × 0,60 (CIQUAL 2025 18100)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
19165|almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); reparto de azúcares estimado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
19166|almidón ≈11 % del cacao seco desgrasado (relación de CIQUAL 2025 18100); reparto de azúcares estimado|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
38.9% pasta_cacao + 15.6% manteca_cacao + 45% azucar + 0.5% lecitina|modelo: cacao total 54.5 %, grasa total ≈36.6 % (ficha tipo 811: 54,5 % cacao, 36,6 % grasa; la manteca de cacao supera el 31 % legal)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
46.7% pasta_cacao + 13.3% manteca_cacao + 39.5% azucar + 0.5% lecitina|modelo: cacao total 60 %, grasa total ≈38.5 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
53.7% pasta_cacao + 11.3% manteca_cacao + 34.5% azucar + 0.5% lecitina|modelo: cacao total 65 %, grasa total ≈40.3 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
60.9% pasta_cacao + 9.1% manteca_cacao + 29.5% azucar + 0.5% lecitina|modelo: cacao total 70 %, grasa total ≈42.0 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
63% pasta_cacao + 9% manteca_cacao + 27.5% azucar + 0.5% lecitina|modelo: cacao total 72 %, grasa total ≈43.0 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
72.8% pasta_cacao + 7.2% manteca_cacao + 19.5% azucar + 0.5% lecitina|modelo: cacao total 80 %, grasa total ≈46.5 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
79.3% pasta_cacao + 5.7% manteca_cacao + 14.5% azucar + 0.5% lecitina|modelo: cacao total 85 %, grasa total ≈48.5 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
31005|CIQUAL promedia tabletas con trazas de leche (lactosa 0,37), que se pasan a sacarosa; cacao seco desgrasado estimado: 51 % cacao − 29,6 % manteca|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
7.5% pasta_cacao + 26.1% manteca_cacao + 20.7% leche_entera_polvo + 0.1% mantequilla_anhidra + 45.1% azucar + 0.5% lecitina|modelo: cacao total 33.6 %, grasa total ≈36.2 %, leche 20.8 %, grasa láctea 5.6 % (ficha tipo 823: 33,6 % cacao, 20,8 % leche, 36,2 % grasa)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
15.5% pasta_cacao + 24.5% manteca_cacao + 20.3% leche_entera_polvo + 0.3% mantequilla_anhidra + 38.9% azucar + 0.5% lecitina|modelo: cacao total 40 %, grasa total ≈39.0 %, leche 20.6 %, grasa láctea 5.7 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
31.5% pasta_cacao + 14.5% manteca_cacao + 23.9% leche_entera_polvo + 0.6% mantequilla_anhidra + 29% azucar + 0.5% lecitina|modelo: cacao total 46 %, grasa total ≈38.95 %, leche 24.5 %, grasa láctea 7.0 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
29.3% manteca_cacao + 22.5% leche_entera_polvo + 0.3% mantequilla_anhidra + 47.4% azucar + 0.5% lecitina|modelo: cacao total 29.3 %, grasa total ≈36.2 %, leche 22.8 %, grasa láctea 6.3 % (ficha tipo W2: ≥28 % cacao, 35,8 % grasa)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
0.1% pasta_cacao + 33.9% manteca_cacao + 22.5% leche_entera_polvo + 3% leche_desn_polvo + 40% azucar + 0.5% lecitina|modelo: cacao total 34 %, grasa total ≈40.4 %, leche 25.5 %, grasa láctea 6.0 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
32% manteca_cacao + 25.9% leche_entera_polvo + 1.1% mantequilla_anhidra + 40.5% azucar + 0.5% lecitina|modelo: cacao total 32 %, grasa total ≈40.5 %, leche 27 %, grasa láctea 8.0 % (azúcar y leche parcialmente caramelizados, no modelado)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
38.8% pasta_cacao + 8.5% manteca_cacao + 24.7% leche_entera_polvo + 1.3% leche_desn_polvo + 26.2% azucar + 0.5% lecitina|modelo: cacao total 47.3 %, grasa total ≈36.5 %, leche 26.0 %, grasa láctea 6.6 %|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
31004|edición 2020 (la de 2025 suma 103); grasa láctea, ESL y cacao desgrasado estimados de lactosa 10,8 y grasa 30,8|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
31010|grasa láctea y ESL estimados de la lactosa (13,1)|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
10.5% pasta_cacao + 16.2% cacao_polvo + 66.8% azucar + 6.5% almidon_maiz|fórmula tipo con 17 % de cacao seco desgrasado y almidón añadido 6,5 % (tope 8 %); con 9 % de manteca es un preparado en polvo: el «chocolate a la taza» legal pide cacao ≥35 % y manteca ≥18 % (RD 1055/2003 ap. 1.11)
grasa de palmiste 30-36 %, cacao magro 14-18 %, azúcar 48 %|saturadas = grasa × 0,86 (palmiste y manteca de cacao)
33% avellana_tostada + 67% chocolate_leche|Dir. 2000/36/CE: avellana 20-40 % (con leche 15-40 %); chocolate no cobertura|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
34% avellana_tostada + 66% chocolate_negro|chocolate no cobertura|cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
44% pasta_cacao + 4% manteca_cacao + 51.5% azucar + 0.5% lecitina||cacao en grano Londres ≈£4.120/t (≈4,7 €/kg) dic-2025
60% cob_negra + 40% nata
12062||almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
12061||almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
12062|almendra repelada molida; USDA FDC Foundation 2261420 (harina de almendra) da proteína 26,2 y grasa 50,2|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
12062|almendra repelada USDA 12062 secada al agua de la tostada USDA 12063 (2,41 %)|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
12063||almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
12062|USDA 12062 con +6 % relativo de grasa (cultivar español), sin verificar de nuevo|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
100% almendra_marcona; merma de agua 2.85%|secada a 2,41 % de agua|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
100% almendra_tostada|sin tabla varietal: como almendra tostada|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
100% almendra_tostada|sin tabla varietal: como almendra tostada|almendra grano Lonja de Reus nov-2025: Comuna 4,70, Marcona 5,30, Llargueta 5,75 €/kg (Segre, 23-11-2025) + repelado/industrial
torta prensada|saturadas = grasa × 0,08 (como la almendra cruda)
12120
12122
12121
12155
12142
12151
15044
12147|el piñón no figura entre los frutos de cáscara del Anexo II; muchos operadores lo declaran igualmente|piñón 44 €/kg Lonja de Reus abr-2024 (Agropopular)
12087
12085|azúcares totales de la fuente asignados a sacarosa
12131
12078
16087|reparto de azúcares estimado
16390
12108|los frutos de cáscara del Anexo II no incluyen el coco; suele llevar sulfitos; reparto de azúcares estimado
12104|reparto de azúcares estimado
15024|reparto de azúcares estimado
15039
CR DO Chufa de Valencia y otros (grasa 24-26, almidón 25-30, azúcares 12-16)|saturadas = grasa × 0,18 (aceite de chufa, conocimiento general)
12122|avellana tostada molida sin añadidos
15044|pistacho tostado molido sin añadidos; el producto comercial puede llevar almendra, aceite o colorante
12195
16390|cacahuete tostado molido
12166|reparto de azúcares estimado
12155
12088|reparto de azúcares estimado
50% avellana_tostada + 50% azucar
60% avellana_tostada + 40% azucar
50% almendra_tostada + 50% azucar
25% avellana_tostada + 25% almendra_tostada + 50% azucar
31032|grasa láctea, manteca de cacao y ESL estimados a partir de la etiqueta tipo (leche 8,7 %, cacao 7,4 %)
50% almendra_molida + 44% azucar + 6% agua|fórmula clásica
70% almendra_molida + 22% azucar + 6% azucar_invertido + 2% agua
15201
12023|reparto de azúcares estimado
15038|reparto de azúcares estimado
12220
12006
12036|azúcares totales de la fuente asignados a sacarosa
12014
02033
12012
09316|ácidos orgánicos según CIQUAL 2025 13014, tomados del resto de carbohidrato por diferencia
13015
13029
13028
09084|ácidos orgánicos según CIQUAL 2025 13019, tomados del resto de carbohidrato por diferencia
13007|la fila suma 103; se cierra con agua (77,9, como CoFID)
13113
13008
13110
13398
13399
13000
13100
13620
13122
13397
13010|reparto de azúcares estimado
13044
13045
13621
13012
09287|azúcares estimados: la fuente no los da; reparto de azúcares estimado
13018
13066
13021
09520|ácidos orgánicos según CIQUAL 2025 13021, tomados del resto de carbohidrato por diferencia
13034
13024
13009|reparto de azúcares estimado
13067|reparto de azúcares estimado
13040
13002
09176|CIQUAL 2025 13025 declara 3,1 % de ácidos en mango, inverosímil: se usa USDA; azúcares escalados ×0.980 para no superar el carbohidrato por diferencia
13035
13016
13083|reparto de azúcares estimado
09164|reparto de azúcares según CIQUAL 2025 13023
13005
09181|azúcares escalados ×0.924 para no superar el carbohidrato por diferencia
09184|fila oficial honeydew
13036
09037
13056
09315|reparto de azúcares estimado
13047
azúcares 8-9 %: glucosa 5, fructosa 3
25% fresa + 25% frambuesa + 25% mora + 25% arandano|mezcla a partes iguales; la comercial varía
13046
09032
13042
09087
09421
13013
09079
09044|reparto de azúcares estimado
09178|reparto de azúcares estimado
100% fresa; merma de agua 90.67%|fresa concentrada a 3 % de agua
100% frambuesa; merma de agua 86.36%|frambuesa concentrada a 3 % de agua
90% fresa + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
90% frambuesa + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
100% mango|puré sin azúcar
90% zumo_maracuya + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
90% grosella_negra + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
100% arandano|puré sin azúcar
100% guinda|puré sin azúcar
90% albaricoque + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
90% melocoton + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
100% pera|puré sin azúcar
100% manzana_verde|puré sin azúcar
90% leche_coco + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
100% platano|puré sin azúcar
90% mora + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
100% pina|puré sin azúcar
90% lichi + 10% azucar|puré comercial 90/10 tipo: fruta + 10 % de azúcar
13187
30% fresa + 30% frambuesa + 30% mango + 10% azucar|media de fresa, frambuesa y mango + 10 % de azúcar
20009
11508|pulpa cocinada, como se usa en turrón y pastelería; reparto de azúcares según CIQUAL 2025 4101; azúcares con la maltosa formada al hornear (CIQUAL 2020 4102)
4101
11485|butternut; almidón de CIQUAL 2025 20138
20091
4008
20385
2685581|reparto de azúcares estimado
2685580|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia; saturadas = grasa × 0,14 (USDA SR28 11693)
11955|reparto de azúcares estimado
20034
11215|el resto de carbohidrato son fructanos; reparto de azúcares estimado
20087
20210
20023
20059
20020
11167
11216|reparto de azúcares estimado
13033
13032
02044
02065
20332
4003
09156|reparto de azúcares estimado
09216|azúcares estimados; reparto de azúcares estimado
humedad 25-30 %, azúcares 20 %, fibra 18 %|saturadas = grasa × 0,25 (orden de magnitud)
02010
02011
02025|reparto de azúcares estimado
02021
02006
02002
02002|sin fila propia: anís verde
02018
02014|reparto de azúcares estimado
02005|reparto de azúcares estimado
02013
02030|la fila suma 94,6: el resto (piperina, aceite esencial) va a otros
02028
02031|reparto de azúcares estimado
02037
02043
02015|azúcares escalados ×0.953 para no superar el carbohidrato por diferencia
02027
02042|reparto de azúcares estimado
02036
02020
02024
a partir de semillas oleaginosas aromáticas|saturadas = grasa × 0,25 (orden de magnitud)
azúcares 5-14 %, glicirricina 5-9 %|saturadas = grasa × 0,25 (orden de magnitud)
11667|reparto de azúcares estimado
media redondeada de las especias USDA de este catálogo|saturadas = grasa × 0,25 (orden de magnitud)
11220
02069|USDA deja ≈6 % sin asignar: ácido acético; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
16123
16112
02046
jamón serrano sin hueso (BEDCA/etiqueta)|saturadas = grasa × 0,39 (grasa de cerdo, CIQUAL 2025 16520)
10994|fila USDA de bajo sodio con la sal corregida a 2,4; reparto de azúcares estimado; saturadas = grasa × 0,33 (USDA SR28 10123)
8321
26024|morue salada cocida en agua; el desalado en crudo tiene algo más de agua
26037
26177 (proteína 24,9, grasa 11,0, cenizas 15,1); agua por diferencia|saturadas = grasa × 0,15 (CIQUAL 2025 26177)
02047 (cenizas 99,8); NaCl 99,5 %
NaCl con 2-4 % de humedad
02050|azúcares totales de la fuente asignados a sacarosa
jarabe de azúcar invertido + vainilla

hidrolato ≈ agua
hidrolato ≈ agua
soporte propilenglicol/etanol, ficha tipo
H2O
salinidad media 35 g/kg|salt = sodio × 2,5 (el resto son otras sales)
18900
18107
18899
18904
18907
18041
12115|reparto de azúcares estimado
18011
|saturadas = grasa × 0,07 (como la avellana cruda)
azúcares ≥10 %, almidón ≥1,9 %, grasa ≥2 %; valor medio|saturadas = grasa × 0,18 (aceite de chufa, conocimiento general)
11214
20906
20904
69% leche_coco + 31% crema_coco|mezcla que da 24 % de grasa
grasa 60 %, maltodextrina y caseinato|saturadas = grasa × 0,89 (coco, CIQUAL 2025 18041)
extracto de chufa 1:4|saturadas = grasa × 0,18 (aceite de chufa, conocimiento general)
2.5% anacardo + 97.5% agua|sin azúcar ni sal añadidos; toda la masa del fruto pasa a la bebida
orden de magnitud de las tablas japonesas (zumo de yuzu, no presente en la copia consultada); azúcares y ácidos estimados
09152|ácido cítrico 5-6 g/100 ml en zumo de limón; aquí el resto por diferencia; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
09160|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
2003597|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
09416|azúcares escalados ×0.951 para no superar el carbohidrato por diferencia
09221|reparto de azúcares según CIQUAL 2025 13024
2003590|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
09273|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
2003593|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
09442|ácidos orgánicos estimados, tomados del carbohidrato por diferencia
09233|USDA asigna todo el carbohidrato a azúcares; reparto y ácido cítrico (≈3 %) estimados con CIQUAL 13016; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
18005|la fila suma 95,1: el resto (cafeína, ácidos clorogénicos) va a otros
18003|la fila suma 96,5: el resto (cafeína, ácidos clorogénicos) va a otros; saturadas = grasa × 0,42 (aceite de café, conocimiento general)
14210
18076|saturadas = grasa × 0,25 (orden de magnitud)
16035 (agua 5,0, proteína 29,6, grasa 5,3, fibra 38,5, cenizas 7,4); resto por diferencia|otros = polifenoles (taninos 10,0) y cafeína (3,2); azúcar libre estimado; saturadas = grasa × 0,25 (orden de magnitud)
14096|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
14106|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
5201|reparto de azúcares estimado
14057|USDA declara 13,7 % de carbohidrato y 7,8 de azúcares; se asigna todo a glucosa + fructosa (vino dulce natural); reparto de azúcares estimado
15 % vol y 400 g/L de azúcares, densidad 1,13 kg/L; perfil DO Jerez
14536|el carbohidrato de la fila USDA (11,7) no corresponde a un fino: se deja en 0,8 + ácidos y se cierra con agua; reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
1007|reparto de azúcares estimado
5020|reparto de azúcares estimado
14003
14251|fila de cerveza de alta graduación con extracto corregido a 3,5
40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
38 % vol = 31,6 % en masa; USDA SR28 14037/14550-33 coincide
40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
38 % vol = 31,6 % en masa; USDA SR28 14037/14550-33 coincide
40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
40 % vol = 33,3 % en masa; USDA SR28 14037/14550-33 coincide
45 % vol = 37,8 % en masa; USDA SR28 14037/14550-33 coincide
96 % vol = 93,8 % en masa; USDA SR28 14037/14550-33 coincide
35 % vol y 300 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,068 kg/L
28 % vol y 275 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,067 kg/L
28 % vol y 280 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,069 kg/L
40 % vol y 240 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,039 kg/L
20 % vol y 400 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,125 kg/L
14415|fila oficial: licor de café con crema 34 proof; reparto de azúcares estimado
32 % vol y 350 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,091 kg/L
20 % vol y 250 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,068 kg/L
16 % vol y 430 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,141 kg/L; CIQUAL 2025 1021 (azúcares 40,9 g/100 g, alcohol 11,6) coincide
21 % vol y 220 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,055 kg/L
25 % vol y 180 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,035 kg/L
30 % vol y 250 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,056 kg/L
31 % vol y 300 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,073 kg/L
11 % vol y 250 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,079 kg/L
25 % vol y 200 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,043 kg/L
24 % vol y 350 g/L de azúcares (marca tipo o mínimo del Reg. UE 2019/787); densidad estimada 1,101 kg/L
40 % vol = 33,3 % en masa
valor medio; límites del Reg. UE 231/2012 no releídos: E 412 galactomanano ≥75 %, proteína ≤7 %, agua ≤15 %, cenizas ≤5,5 %|saturadas = grasa × 0,25 (orden de magnitud)
E 410 galactomanano ≥75 %, proteína ≤7 %, agua ≤15 %; valor medio de ficha comercial|saturadas = grasa × 0,25 (orden de magnitud)
E 417 agua ≤15 %, proteína ≤3,5 %, cenizas ≤1,5 %; valor medio de ficha comercial|saturadas = grasa × 0,25 (orden de magnitud)
E 415 pérdida ≤15 %, cenizas ≤16 %; valor medio de ficha comercial
valor medio; límites del Reg. UE 231/2012 no releídos: E 407 pérdida ≤12 %, cenizas 15-40 %
valor medio; límites del Reg. UE 231/2012 no releídos: E 401 pérdida ≤15 %, cenizas 18-27 %
valor medio; límites del Reg. UE 231/2012 no releídos: E 406 pérdida ≤22 %, cenizas ≤6,5 %; CoFID 13-146 (agar seco: agua 9,7, fibra 81)
valor medio; límites del Reg. UE 231/2012 no releídos: E 440 pérdida ≤12 %; comercial estandarizada con azúcar (≈35 % sacarosa)
pectina amidada con sales y azúcar
valor medio; límites del Reg. UE 231/2012 no releídos: E 466 ≥99,5 % s/seco, pérdida ≤12 %, sodio ≤12,4 %
valor medio; límites del Reg. UE 231/2012 no releídos: E 461/E 464 pérdida ≤10 %, cenizas ≤3 %
valor medio; límites del Reg. UE 231/2012 no releídos: E 414 pérdida ≤17 %, cenizas ≤4 %
valor medio; límites del Reg. UE 231/2012 no releídos: E 418 pérdida ≤15 %
valor medio; límites del Reg. UE 231/2012 no releídos: E 425 glucomanano ≥75 %, agua ≤12 %, cenizas ≤5 %
19177|de cerdo o vacuno; si es de pescado añadir alérgeno pescado
mezcla tipo de gomas y mono-diglicéridos a 5 g/kg; el producto real varía|saturadas = grasa × 0,95 (mono y diglicéridos saturados, conocimiento general)
mezcla tipo de gomas a 5 g/kg; el producto real varía
media de fichas de bases 50: grasa 12, ESL 22, azúcares y jarabe 30, fibra 8|muy variable entre marcas: usar la ficha del fabricante; saturadas = grasa × 0,87 (grasa láctea y grasa láurica)
base 100|muy variable entre marcas: usar la ficha del fabricante; saturadas = grasa × 0,86 (grasa láctea y grasa láurica)
14.3% gelatina + 85.7% agua
H012000, grasa 83, carbohidrato 3,2; E 322|los fosfolípidos se cuentan como grasa (91 en vez de 83 de BLS, que excluye parte del fósforo); kcal BLS 760; saturadas = grasa × 0,15 (USDA SR28 04531)
como la lecitina de soja|saturadas = grasa × 0,13 (girasol, conocimiento general)
ésteres de ácidos grasos, glicerol libre <7 %|saturadas = grasa × 0,95 (grasa vegetal hidrogenada, conocimiento general)
|saturadas = grasa × 0,95 (mono y diglicéridos saturados, conocimiento general)
inulina estándar 92 % fibra, 8 % azúcares s/seco; humedad 3 %
inulina HP ≈99,5 % s/seco
oligofructosa 95 % s/seco, 5 % azúcares
polímero ≈90 %, glucosa y sorbitol residuales
fibra 85 %, azúcares <0,5 %
fibra 85-90 % s/seco|saturadas = grasa × 0,25 (orden de magnitud)
celulosa
fibra 80-88 %|saturadas = grasa × 0,25 (orden de magnitud)
9621
9640|reparto de azúcares estimado
E 330
E 334
E 296
E 300
E 270
18373|el carbohidrato por diferencia de USDA es ácido tartárico; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
Na3C6H5O7·2H2O|salt = equivalente por sodio (Na × 2,5)
19074|reparto de azúcares, grasa láctea y ESL estimados; reparto de azúcares estimado
31014
31050|reparto de azúcares estimado
62.9% almendra_tostada + 17.7% miel + 12.8% azucar + 2.9% glucosa + 0.7% clara_polvo + 2.9% agua; merma de agua 3.1%|fórmula Suprema tipo (almendra ≥64 %, miel ≥10 %), agua evaporada en cocción
58.9% almendra_tostada + 19.6% miel + 16.7% azucar + 0.8% clara_polvo + 1% oblea + 2.9% agua; merma de agua 4.4%|fórmula Suprema tipo (almendra ≥60 %, miel ≥10 %)
60% almendra_cruda + 40% azucar
50% almendra_tostada + 50% azucar
31023
31036|la fila suma 103,1; se cierra reduciendo el carbohidrato; reparto de azúcares estimado
66% leche_entera + 12% yema + 16.5% azucar + 5.5% almidon_maiz|fórmula tipo; sin merma de cocción
33% clara + 61% azucar + 6% agua|agua del almíbar a 118-121 °C
31024
31037
31062
31068
31038
19303|reparto de azúcares estimado; ácidos orgánicos estimados, tomados del carbohidrato por diferencia
50 % membrillo + 50 % azúcar concentrado a 66 °Brix; inversión parcial
31027|azúcares con jarabe de glucosa: maltosa 11,9
31021|reparto de azúcares según CIQUAL 2025 31027
31027|sin fila propia: fruta confitada CIQUAL
65 °Brix, cidra + azúcar
70 °Brix
veteado de fruta 35-40 %: 68-72 % sólidos
15016
13038|azucarada (22,6 % de azúcares); la fila suma 101,4 y se cierra con agua
31006
28351|la fila USDA declara 9,8 % de agua; se corrige a 3 % (galleta seca); reparto de azúcares estimado
24015
24009
|saturadas = grasa × 0,49 (palma, CIQUAL 2025 16150)
18166|reparto de azúcares estimado
savoiardi|saturadas = grasa × 0,33 (huevo, USDA SR28 01123)
18272|reparto de azúcares estimado
obleas de turrón (fécula de patata, agua, aceite)|las obleas de harina de trigo llevan gluten; saturadas = grasa × 0,10 (como el aceite de girasol)
24370|reparto de azúcares estimado
24520|reparto de azúcares estimado
7001|la fila suma 102,5; se cierra reduciendo el carbohidrato
caseinato sódico o cálcico, proteína 88-90 %|saturadas = grasa × 0,64
jínjol fresco, hidratos 20 %
azúcares 13-16 %, fibra 3-5 %
fibra 50-60 %, proteína 13-18 %, grasa 2-5 %
etiquetas de atún claro en aceite, escurrido
tinta de cefalópodo en sobre
sobrasada de Mallorca, etiqueta|saturadas = grasa × 0,39 (grasa de cerdo)
corteza y panceta fritas, etiqueta|saturadas = grasa × 0,39 (grasa de cerdo)
chorizo curado, etiqueta|saturadas = grasa × 0,39 (grasa de cerdo)
cebolla en copos o en polvo, azúcares 35-40 %
colorante disperso en manteca de cacao o aceite
colorante en gel o líquido; en polvo es casi todo colorante y se pesa por décimas|la mezcla de colorantes y su declaración las dice la ficha
E 175; la plata es E 174
ciclamato y sacarina en agua
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|azúcar y grasa que declaran las coberturas de fruta
|proporciones tipo; usa la ficha del fabricante si la tienes
|pistacho 30-45 %; si es pasta pura, escribe «pasta pura de pistacho»
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|con el agua que pierde en el horno
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|plancha genovesa, con el agua que pierde en el horno
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|la grasa de las etiquetas, 10-12 %
|suero en polvo reconstituido al 6,5 %
|sin fila propia: entre naranja y limón
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|1 de harina y 5 de agua
|con el agua que pierde en la sartén
|proporciones tipo; usa la ficha del fabricante si la tienes
|azúcar, lactosa y jarabe de glucosa, como dice la etiqueta
|cereal horneado cubierto de chocolate
|proporciones tipo; usa la ficha del fabricante si la tienes
|base blanca tipo
|la harina integral de trigo: el grano es lo mismo sin moler
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|proporciones tipo; usa la ficha del fabricante si la tienes
|pan blanco que ha perdido un tercio de su agua`
