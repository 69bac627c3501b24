<?php
/**
 * Registers the block, the kit and the translations in WordPress.
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

/** Registers the block and the files that pages with it may load. Doesn't load anything. */
function cartavola_register() {
	load_plugin_textdomain( 'cartavola', false, dirname( plugin_basename( CARTAVOLA_FILE ) ) . '/languages' );
	wp_register_script_module( 'cartavola', cartavola_kit( 'cartavola.js' ), array(), CARTAVOLA_VERSION );
	wp_register_style( 'cartavola', cartavola_kit( 'cartavola.css' ), array( 'cartavola-space' ), CARTAVOLA_VERSION );
	wp_register_style( 'cartavola-space', plugins_url( 'page/reserve-space.css', CARTAVOLA_FILE ), array(), CARTAVOLA_VERSION );
	wp_register_script( 'cartavola-space', plugins_url( 'page/reserve-space.js', CARTAVOLA_FILE ), array(), CARTAVOLA_VERSION, array( 'in_footer' => false ) );

	$block = register_block_type( dirname( __DIR__ ) . '/build/element' );
	if ( ! $block ) {
		return;
	}
	$kit = array(
		'folder'  => cartavola_kit(),
		'version' => CARTAVOLA_VERSION,
		'lang'    => get_bloginfo( 'language' ),
	);
	foreach ( $block->editor_script_handles as $handle ) {
		wp_set_script_translations( $handle, 'cartavola', dirname( __DIR__ ) . '/languages' );
		wp_add_inline_script(
			$handle,
			'window.cartavolaKit = ' . wp_json_encode( $kit, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';',
			'before'
		);
	}
}

/**
 * Loads the files that a block needs in the page itself.
 */
function cartavola_load_kit() {
	wp_enqueue_script_module( 'cartavola' );
	cartavola_reserve_space();
}

/**
 * Loads the files that reserve space for elements until the kit has loaded.
 */
function cartavola_reserve_space() {
	wp_enqueue_style( 'cartavola' );
	wp_enqueue_script( 'cartavola-space' );
}

/**
 * Loads the space-reserving files in the page's head, because classic themes would print them at the end of the page.
 */
function cartavola_keep_room() {
	if ( is_singular() && ( has_block( 'cartavola/element' ) || has_shortcode( get_post()->post_content, 'cartavola' ) ) ) {
		cartavola_reserve_space();
	}
}
