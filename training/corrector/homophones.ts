/** Groups of forms pupils write for one another: `weight forms…`; the weight is how readily the slip is made. */
export const homophoneGroups = `
1 a à as
1 et est
.6 est es
1 ou où
1 on ont
1 son sont
1 ce se
1 ces ses c'est s'est
.3 sait c'est s'est
.3 sais sait c'est
1 sa ça
1 la là l'a
.6 l'a l'as
1 leur leurs
1 peu peut peux
.5 mais mes met mets m'est
.8 sans s'en
.2 cent sans c'en
.3 sens sans sent
.8 si s'y
.8 ni n'y
.8 quand quant qu'en
.8 près prêt prêts
.6 dans d'en
.8 plutôt plus_tôt
.8 davantage d'avantage
1 quelle qu'elle
1 quelles qu'elles
.8 qu'elle qu'elles
.8 qu'il qu'ils
.12 qui qu'il
.06 qui qu'ils
1 quel quelle quels quelles
1 tout tous toute toutes
1 c'était s'était
1 c'étaient s'étaient
.6 c'était c'étaient
.6 s'était s'étaient
.3 c'était c'est
.6 quoique quoi_que
.6 quoiqu' quoi_qu'
.8 peut-être peut_être peu_être
.7 parce par_ce
.6 mon m'ont
.6 ton t'ont
.6 ma m'a m'as
.6 ta t'a t'as
.4 dont donc d'ont
.6 sont s'ont
.8 l'ont l'on
.6 voir voire
.6 cet cette
.6 notre nôtre
.6 votre vôtre
.8 du dû
.6 sur sûr
.8 quelque quelques
.4 quelque quel_que quelle_que quelles_que
.7 soi soit sois
.15 ait est
.15 ai est et
.1 ait et
.8 ai aie ait aies aient
.6 été était étaient étais
.5 or hors
.3 tant temps t'en tend
.6 fois foi foie
.5 voie voix voit vois
.5 cour cours court
.5 compte conte
.4 fin faim
.3 vers vert verre
.15 ver vers
.4 point poing
.4 champ chant champs
.3 moi mois
.6 coté côté côtés
.5 différent diffèrent différend
.6 travail travaille
.6 emploi emploie
.6 essai essaie
.6 rappel rappelle
.6 appel appelle
.6 conseil conseille
.6 éveil éveille
.5 sommeil sommeille
.5 envoi envoie
.5 oubli oublie oublis
.5 cri crie cris
.4 pli plie
.5 souci soucie soucis
.4 défi défie défis
.5 ennui ennuie
.6 soutien soutient soutiens
.6 maintien maintient
.5 désir désire désirs
.4 calcul calcule
.4 regard regarde
.4 respect respecte
.4 reste restes restent
.5 censé sensé
.5 tort tord
.2 mort mord
.3 mère mer maire
.2 père paire perd
.4 fait fête faite
.4 fond font fonds
.4 part pare parts pars
.2 plan plant
.1 lui luit
.3 nui nuit
.2 eux eu
.25 ceux ce se
.05 cela ceux
.6 eut eu eût
.6 fut fût
.4 mur mûr
.8 ca ça
.6 tache tâche tâches
.1 mal mâle
.5 mot maux mots
.15 saut sot sceau
.1 peau pot
.4 vie vit vis
.4 lit lis lie lient
.6 dit dis
.4 prit pris prix
.5 crois croit croix croient
.5 doit dois doigt doivent
.5 bientôt bien_tôt
.5 aussitôt aussi_tôt
.4 sinon si_non
.5 entrain en_train
.6 parti partie partis parties
.5 vue vu vus vues
.1 goût goutte
.3 sein sain saint
.4 raisonner résonner
.4 raisonne résonne
.3 fonder fondre
.3 pensé pensée pensées panser
.3 autel hôtel
.2 encre ancre
.5 guère guerre
.3 balade ballade
.4 dessein dessin desseins dessins
.3 exaucer exhausser
.8 il ils
.8 elle elles
.6 -il -ils
.6 -elle -elles
.3 -t-il -ils
.3 -t-elle -elles
.8 lequel laquelle lesquels lesquelles
.6 duquel desquels desquelles
.6 auquel auxquels auxquelles
.6 aucun aucune
.6 chacun chacune
.4 celui celle
.6 ceux celles
.3 celui ceux
.5 celle celles
.6 tel telle tels telles
.8 même mêmes
.8 autre autres
.2 tu tue tues
.3 nu nue nus
.4 mi mis mie
.3 avis avie
.4 satire satyre
.4 éthique étique
.4 acquis acquit
.4 parti partit
.5 voire voir
.4 cession session
.3 pause pose
.3 repaire repère
.4 amande amende
.3 chaîne chêne
.3 martyr martyre
.4 golf golfe
.3 cane canne
.4 filtre philtre
.4 détoner détonner
.3 tribu tribut
.4 statue statut statues statuts
.4 effort efforts
.5 bon bond bons
.5 ban banc
.3 dès des
.15 dé des
.4 prémices prémisses
.4 subi subit
.4 subie subit subis
.4 fût fut
.3 sol sole
.3 teinte tinte
.3 résident réside
`;

/** Slips of determiner gender or number, and of the relative: rarer, other type. */
export const determinerGroups = `
.35 un une
.3 le la
.3 le les
.3 la les
.4 ce cette
.35 ce ces
.35 cette ces
.4 cet ce
.3 son sa
.3 son ses
.3 sa ses
.3 mon ma
.3 mon mes
.3 ma mes
.3 notre nos
.3 votre vos
.25 du des
.2 de des
.3 au aux
.1 à au
.15 du de
.3 ton ta tes
.3 -le -les
.1 lui leur
`;

export const relativeGroups = `
.06 que dont
.04 qu' dont
.05 que qui
`;

/** A pronoun written without the hyphen of inversion: « pouvons nous ». */
export const hyphenGroups =
  'je tu il elle on nous vous ils elles ce moi toi le la les lui leur y en là ci même mêmes'
    .split(' ')
    .map(
      (pronoun) =>
        `${pronoun === 'même' || pronoun === 'mêmes' ? 0.8 : 0.25} ${pronoun} -${pronoun}`,
    )
    .join('\n');
