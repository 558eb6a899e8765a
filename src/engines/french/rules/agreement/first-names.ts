/** Women of the works read for the bac and of history, by first name; those a man may bear are left out. */
const women = new Set(
  `emma gervaise thérèse cosette phèdre antigone simone jeanne marie anne julie juliette cécile manon nana ophélie
  bérénice andromaque hermione chimène célimène agnès rosine suzanne marianne elvire charlotte sylvie colette olympe
  elsa alice catherine marguerite louise hélène médée électre ismène carmen fantine éponine virginie atala lucie
  mathilde sophie claire angélique toinette dorine elmire iphigénie jocaste pénélope cunégonde roxane lisette silvia
  araminte isabelle élisabeth hannah rosa emilie émilie georgette berthe félicité henriette armande philaminte
  bélise louison marceline nathalie céline sarah léa chloé clara inès camélia lucile ysé prouhèze violaine
  blanche esther athalie junie agrippine monime eurydice ariane cassandre clytemnestre hécube circé calypso
  didon lavinia desdémone cordélia portia miranda nora anna daisy scarlett gisèle geneviève joséphine
  françoise jacqueline nicole monique brigitte valentine germaine madeleine denise pauline ursule`
    .split(/\s+/)
    .filter((name) => name !== ''),
);

export const isWoman = ({ form, raw }: { form: string; raw: string }): boolean =>
  raw !== form && women.has(form);
